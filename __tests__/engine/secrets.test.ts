import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { SecretFinder, secretsOfEnvironment } from '../../src/engine/secrets.js';

const none = new SecretFinder([]);

describe('variables whose name says that they are secret', () => {
  const value = 'correct horse';

  test.each([
    'TOKEN',
    'DEPLOY_TOKEN',
    'github_token',
    'TOKEN_2',
    'MY_SECRET',
    'DB_PASSWORD',
    'PASSWD',
    'SSH_PASSPHRASE',
    'AWS_CREDENTIAL',
    'GCP_CREDENTIALS',
    'OPENAI_API_KEY',
    'AWS_SECRET_ACCESS_KEY',
    'ACCESS_KEY',
    'SIGNING_PRIVATE_KEY',
    'Npm-Token',
  ])('%s', (name) => {
    expect(secretsOfEnvironment({ [name]: value })).toEqual([value]);
  });

  test.each([
    'TOKENIZERS_PARALLELISM',
    'MAX_TOKENS',
    'TOKENS',
    'SECRETARY',
    'PASSWORDLESS',
    'CREDENTIALED',
    'API_KEYBOARD',
    'RAPI_KEY',
    'PUBLIC_KEY',
    'KEY',
    'PATH',
  ])('not %s', (name) => {
    expect(secretsOfEnvironment({ [name]: value })).toEqual([]);
  });

  test('a value of fewer than eight characters is too common a text', () => {
    const env = {
      A_TOKEN: '1234567',
      B_TOKEN: '12345678',
      C_TOKEN: '',
      D_TOKEN: undefined,
      E_TOKEN: '      x     ',
    };
    expect(secretsOfEnvironment(env)).toEqual(['12345678']);
  });
});

describe('known values', () => {
  const secret = 'p@ss/w"ord+\u00e9 & <more>';
  const finder = new SecretFinder([secret]);
  const bytes = Buffer.from(secret);

  test.each([
    ['as it is', secret],
    ['in JSON', JSON.stringify({ deep: [secret] })],
    ['in a URI', `https://example.test/?q=${encodeURIComponent(secret)}`],
    ['in XML', '<a b="p@ss/w&quot;ord+\u00e9 &amp; &lt;more&gt;"/>'],
    ['in base64', bytes.toString('base64')],
    ['in base64, behind one byte', Buffer.from(`x${secret}`).toString('base64')],
    ['in base64, behind two bytes', Buffer.from(`xy${secret}`).toString('base64')],
    ['in base64, with more behind', Buffer.from(`user:${secret}\n and more`).toString('base64')],
    ['in base64url', Buffer.from(`??>>${secret}`).toString('base64url')],
    ['in hex', bytes.toString('hex')],
    ['trimmed', `"${secret.trim()}"`],
  ])('%s', (_, text) => {
    expect(finder.inText(`before ${text} after`)).toBe('it contains a secret value');
  });

  test('as UTF-16, which Windows PowerShell writes', () => {
    expect(finder.inLatin1(Buffer.from(`\uFEFF${secret}`, 'utf16le').toString('latin1'))).not.toBeNull();
  });

  test('the answer never contains it, and other text has none', () => {
    expect(finder.inText(secret)).not.toContain('p@ss');
    expect(finder.inText('an ordinary sentence about passwords')).toBeNull();
    expect(finder.inText('')).toBeNull();
  });

  test('a value with white space around it is found without', () => {
    expect(new SecretFinder(['  hunter22\n']).inText('x=hunter22')).not.toBeNull();
  });

  test('a value of several lines: with either line ending, in JSON, and each of its longer lines', () => {
    const key = '-----BEGIN THING-----\r\nMIIEvQIBADANBgkq\r\nab\r\n-----END THING-----\r\n';
    const lines = new SecretFinder([key]);
    expect(lines.inText(key.replaceAll('\r\n', '\n'))).not.toBeNull();
    expect(lines.inText(JSON.stringify(key))).not.toBeNull();
    expect(lines.inText('MIIEvQIBADANBgkq')).not.toBeNull();
    expect(lines.inText('ab')).toBeNull();
  });

  test('what a command masked counts however short it is; an empty value never', () => {
    expect(new SecretFinder(['1234']).inText('pin: 1234')).not.toBeNull();
    expect(new SecretFinder(['', ' ']).inText('anything')).toBeNull();
  });

  test('a value that no UTF-8 text can hold does no harm', () => {
    expect(new SecretFinder(['broken\uD800value']).inText('fine')).toBeNull();
  });

  test('a random secret in random text is always found, in every form', () => {
    const forms: ((secret: string) => string)[] = [
      (text) => text,
      (text) => JSON.stringify(text),
      (text) => encodeURIComponent(text),
      (text) => Buffer.from(text).toString('hex'),
      ...[0, 1, 2].map(
        (offset) => (text: string) => Buffer.from('\0'.repeat(offset) + text).toString('base64'),
      ),
    ];
    const text = fc.string({ unit: 'grapheme' });
    const value = fc
      .string({ unit: 'grapheme', minLength: 8 })
      .filter((candidate) => candidate.trim().length >= 8);
    fc.assert(
      fc.property(value, text, text, fc.constantFrom(...forms), (hidden, before, after, form) => {
        expect(new SecretFinder([hidden]).inText(before + form(hidden) + after)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

const letters = 'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eFaB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF';

describe('well-known token formats', () => {
  test.each([
    ['GitHub classic', `ghp_${letters.slice(0, 36)}`],
    ['GitHub Actions', `ghs_${letters.slice(0, 36)}`],
    ['GitHub OAuth', `gho_${letters.slice(0, 36)}`],
    ['GitHub fine-grained', `github_pat_${letters.slice(0, 22)}_${letters.slice(0, 59)}`],
    ['GitLab', `glpat-${letters.slice(0, 20)}`],
    ['OpenAI', `sk-${letters.slice(0, 48)}`],
    ['OpenAI project', `sk-proj-${letters.slice(0, 30)}_${letters.slice(0, 30)}`],
    ['Anthropic', `sk-ant-api03-${letters}`],
    ['Stripe', `sk_live_${letters.slice(0, 24)}`],
    ['AWS', 'AKIAIOSFODNN7EXAMPLE'],
    ['Google API', `AIza${letters.slice(0, 35)}`],
    ['Google OAuth', `ya29.${letters.slice(0, 40)}`],
    ['Slack', `xoxb-${letters.slice(0, 24)}`],
    ['Slack webhook', `https://hooks.slack.com/services/T000/B000/${letters.slice(0, 24)}`],
    ['npm', `npm_${letters.slice(0, 36)}`],
    ['PyPI', `pypi-${letters.slice(0, 60)}`],
    ['Docker', `dckr_pat_${letters.slice(0, 27)}`],
    ['Hugging Face', `hf_${letters.slice(0, 34)}`],
    ['SendGrid', `SG.${letters.slice(0, 22)}.${letters.slice(0, 43)}`],
    ['JSON Web Token', `eyJ${letters.slice(0, 20)}.eyJ${letters.slice(0, 40)}.${letters.slice(0, 43)}`],
    ['private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['OpenSSH key', '-----BEGIN OPENSSH PRIVATE KEY-----'],
    ['PKCS8 key', '-----BEGIN PRIVATE KEY-----'],
    ['PGP key', '-----BEGIN PGP PRIVATE KEY BLOCK-----'],
  ])('%s', (_, token) => {
    for (const text of [
      token,
      `token=${token}`,
      JSON.stringify({ a: `\n${token}` }),
      `\u001b[32m${token}\u001b[0m`,
    ]) {
      expect(none.inText(text)).toBe('it contains something in the form of a token');
    }
    expect(none.inText(encodeURIComponent(`:${token}`).replaceAll('%20', ' '))).not.toBeNull();
  });

  // A false alarm is not harmless: the step cannot be restored and is paid for again.
  test.each([
    'task-implement-login-form-validation',
    'branch: feature/risk-assessment-of-the-new-payment-flow',
    'disk-usage-report-2024-01-01-final-version.json',
    'the highs_and_lows_of_the_last_quarter.md',
    'npm_config_registry_and_other_settings_of_a_project',
    '-----BEGIN CERTIFICATE-----',
    '-----BEGIN PUBLIC KEY-----',
    'ghp_short',
    'sk-short',
    'a'.repeat(64),
    'The secret token is in the password manager.',
  ])('not: %s', (text) => {
    expect(none.inText(text)).toBeNull();
  });

  test('megabytes that nearly look like tokens are looked through quickly', () => {
    const before = process.cpuUsage();
    for (const part of ['eyJ', 'sk-', 'ghs_', 'SG.', '-----BEGIN A ', 'aaaa']) {
      none.inLatin1(part.repeat(Math.ceil((1024 * 1024) / part.length)));
    }
    // Seconds, where backtracking would take hours.
    expect(process.cpuUsage(before).user).toBeLessThan(30_000_000);
  });

  test('random bytes are no token', () => {
    expect(none.inLatin1(randomBytes(64 * 1024).toString('latin1'))).toBeNull();
  });
});

test('base64 and hex are found however they are broken into lines, in either case', () => {
  const secret = 'a fairly long secret, longer than one line of base64 or of a hex dump can hold';
  const finder = new SecretFinder([secret]);
  const base64 = Buffer.from(`user:${secret}`).toString('base64');
  for (const columns of [16, 60, 64, 76]) {
    for (const text of [
      base64,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret).toString('hex').toUpperCase(),
    ]) {
      const broken = text.replace(new RegExp(`.{${columns}}`, 'g'), '$&\r\n');
      expect([columns, finder.inText(`key: ${broken}\n`)]).toEqual([columns, 'it contains a secret value']);
    }
  }
});
