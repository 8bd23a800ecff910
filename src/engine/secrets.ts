/** Values shorter than this are not taken for secrets just because of their variable's name. */
const MIN_SECRET_LENGTH = 8;

/** The words that make a variable's value a secret, as whole words of its name. */
const SECRET_NAME =
  /(?<![a-z])(token|secret|password|passwd|passphrase|credentials?|api_key|access_key|private_key)(?![a-z])/i;

/** Well-known token formats, by issuer. */
const TOKEN_FORMATS: readonly RegExp[] = [
  /gh[pousr]_[A-Za-z0-9_]{16,}/, // GitHub
  /github_pat_[A-Za-z0-9_]{20,}/, // GitHub, fine-grained
  /glpat-[A-Za-z0-9_-]{20,}/, // GitLab
  /sk-[A-Za-z0-9_-]{20,}/, // OpenAI, Anthropic (sk-ant-…)
  /(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/, // Stripe
  /AKIA[0-9A-Z]{16}|ASIA[0-9A-Z]{16}/, // AWS key id
  /AIza[0-9A-Za-z_-]{35}/, // Google API key
  /ya29\.[0-9A-Za-z_-]{20,}/, // Google OAuth
  /xox[abeoprs]-[A-Za-z0-9-]{10,}/, // Slack
  /hooks\.slack\.com\/services\/[A-Za-z0-9/]{20,}/, // Slack webhook
  /npm_[A-Za-z0-9]{36}/, // npm
  /pypi-[A-Za-z0-9_-]{50,}/, // PyPI
  /dckr_pat_[A-Za-z0-9_-]{20,}/, // Docker
  /hf_[A-Za-z0-9]{30,}/, // Hugging Face
  /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/, // SendGrid
  /eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/, // JSON Web Token
  /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/, // PEM
];

/** The longest piece of text that a format needs to be recognised in; chunked scans overlap by this much. */
export const SCAN_OVERLAP = 4096;

/** Values of variables whose name says that they are secret. */
export function secretsOfEnvironment(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .filter(([name, value]) => SECRET_NAME.test(name) && (value ?? '').trim().length >= MIN_SECRET_LENGTH)
    .map(([, value]) => value ?? '');
}

/**
 * Finds secrets in what a step produced: known values in the encodings in which they usually reappear, and
 * well-known token formats. It cannot see into compressed or encrypted data.
 */
export class SecretFinder {
  readonly #needles: readonly string[];

  /** @param values what must not be stored: masked values, our token, values of secret variables. */
  constructor(values: Iterable<string>) {
    const needles = new Set<string>();
    for (const value of values) for (const form of encodings(value)) needles.add(form);
    this.#needles = [...needles];
  }

  /** Why `text` must not be stored, or null. The answer never contains the secret. */
  inText(text: string): string | null {
    return this.inLatin1(latin1(text)) ?? null;
  }

  /** The same for bytes, given as a latin1 string (one character per byte). */
  inLatin1(bytes: string): string | null {
    if (this.#needles.some((needle) => bytes.includes(needle))) return 'it contains a secret value';
    if (TOKEN_FORMATS.some((format) => format.test(bytes)))
      return 'it contains something in the form of a token';
    return null;
  }

  /** How much two neighbouring chunks of a scan have to overlap, in bytes. */
  get overlap(): number {
    return Math.max(SCAN_OVERLAP, ...this.#needles.map((needle) => needle.length));
  }
}

/** The forms in which a value reappears, as the runner's own masker knows them, each as a latin1 string. */
function encodings(value: string): Set<string> {
  const texts = new Set<string>();
  for (const text of [value, value.trim(), value.trim().replaceAll('\r\n', '\n')]) {
    if (text === '') continue;
    texts.add(text);
    texts.add(JSON.stringify(text).slice(1, -1));
    texts.add(encodeURIComponent(text));
    texts.add(text.replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign));
  }
  const forms = new Set([...texts].map(latin1));
  const bytes = Buffer.from(value.trim(), 'utf8');
  if (bytes.length >= MIN_SECRET_LENGTH) {
    for (const form of base64Forms(bytes)) forms.add(form);
    forms.add(bytes.toString('hex'));
    forms.add(Buffer.from(value.trim(), 'utf16le').toString('latin1'));
  }
  return forms;
}

const XML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The part of a base64 text that the value alone decides, at each of the three offsets it may stand at. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor((shifted.length * 8) / 6);
    const standard = shifted.toString('base64').slice(first, last);
    return [standard, standard.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

function latin1(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
