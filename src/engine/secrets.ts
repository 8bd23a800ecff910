/** Values shorter than this are not taken for secrets just because of their variable's name. */
const MIN_SECRET_LENGTH = 8;

/** The words that make a variable's value a secret, as whole words of its name. */
const SECRET_NAME =
  /(?<![a-z])(token|secret|password|passwd|passphrase|credentials?|api_key|access_key|private_key)(?![a-z])/i;

/**
 * Well-known token formats, by issuer. The short prefixes are also ends of words (`risk-`, `highs_`): in the middle of
 * a word, only an unbroken run as long as the real thing counts.
 */
const TOKEN_FORMATS: readonly RegExp[] = [
  /(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9_]{16,}|gh[pousr]_[A-Za-z0-9]{30,}/, // GitHub
  /github_pat_[A-Za-z0-9_]{20,}/, // GitHub, fine-grained
  /glpat-[A-Za-z0-9_-]{20,}/, // GitLab
  /(?<![A-Za-z0-9])sk-[A-Za-z0-9_-]{20,}|sk-(?:[a-z0-9]{1,10}-){0,3}[A-Za-z0-9]{30,}/, // OpenAI, Anthropic
  /(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,}/, // Stripe
  /AKIA[0-9A-Z]{16}|ASIA[0-9A-Z]{16}/, // AWS key id
  /AIza[0-9A-Za-z_-]{35}/, // Google API key
  /ya29\.[0-9A-Za-z_-]{20,}/, // Google OAuth
  /xox[abeoprs]-[A-Za-z0-9-]{10,}/, // Slack
  /hooks\.slack\.com(?:\/|%2F|\\\/)services(?:\/|%2F|\\\/)[A-Za-z0-9/%\\]{20,}/i, // Slack webhook
  /npm_[A-Za-z0-9]{36}/, // npm
  /pypi-[A-Za-z0-9_-]{50,}/, // PyPI
  /dckr_pat_[A-Za-z0-9_-]{20,}/, // Docker
  /hf_[A-Za-z0-9]{30,}/, // Hugging Face
  /SG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/, // SendGrid
  /eyJ[A-Za-z0-9_-]{10,1000}\.eyJ[A-Za-z0-9_-]{10}/, // JSON Web Token: its header and the start of its claims
  /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/, // PEM, PGP
];

/** The answer for a value that is known to be secret, as opposed to one that only looks so. */
export const KNOWN_SECRET = 'it contains a secret value';

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
  /** Forms that tools break into lines (base64 at 76 columns, hex dumps): also looked for without white space. */
  readonly #wrapped: readonly string[];

  /** @param values what must not be stored: masked values, our token, values of secret variables. */
  constructor(values: Iterable<string>) {
    const given = [...new Set(values)];
    this.#needles = [...new Set(given.flatMap((value) => [...encodings(value)]))];
    this.#wrapped = [...new Set(given.flatMap(wrappedForms))];
  }

  /** Why `text` must not be stored, or null. The answer never contains the secret. */
  inText(text: string): string | null {
    return this.inLatin1(latin1(text)) ?? null;
  }

  /** The same for bytes, given as a latin1 string (one character per byte). */
  inLatin1(bytes: string): string | null {
    if (this.#needles.some((needle) => bytes.includes(needle))) return KNOWN_SECRET;
    if (this.#wrapped.length > 0) {
      const unbroken = /\s/.test(bytes) ? bytes.replace(/\s+/g, '') : bytes;
      if (this.#wrapped.some((form) => unbroken.includes(form))) return KNOWN_SECRET;
    }
    if (TOKEN_FORMATS.some((format) => format.test(bytes)))
      return 'it contains something in the form of a token';
    return null;
  }

  /** How much two neighbouring chunks of a scan have to overlap, in bytes. */
  get overlap(): number {
    const longest = Math.max(0, ...[...this.#needles, ...this.#wrapped].map((needle) => needle.length));
    return Math.max(SCAN_OVERLAP, 2 * longest);
  }
}

/** Finds nothing: for what only leaves the machine sealed. */
export class NoSecrets extends SecretFinder {
  constructor() {
    super([]);
  }

  override inLatin1(): null {
    return null;
  }
}

/** The forms in which a value reappears, as the runner's own masker knows them, each as a latin1 string. */
function encodings(value: string): Set<string> {
  const texts = new Set<string>();
  // A lone surrogate, which no UTF-8 file can hold, would make the URI form impossible.
  const given = Buffer.from(value, 'utf8').toString('utf8');
  const trimmed = given.trim();
  // Of a secret with several lines, such as a key, one line is secret too; the runner masks them one by one.
  const lines = trimmed.split(/\r?\n/).filter((line) => line.trim().length >= MIN_SECRET_LENGTH);
  for (const text of [given, trimmed, trimmed.replaceAll('\r\n', '\n'), ...lines]) {
    if (text === '') continue;
    texts.add(text);
    texts.add(JSON.stringify(text).slice(1, -1));
    texts.add(encodeURIComponent(text));
    texts.add(text.replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign));
  }
  const forms = new Set([...texts].map(latin1));
  if (trimmed.length >= MIN_SECRET_LENGTH) forms.add(Buffer.from(trimmed, 'utf16le').toString('latin1'));
  return forms;
}

/** Base64 and hex of a value, as they read without line ends. */
function wrappedForms(value: string): string[] {
  const bytes = Buffer.from(value.trim(), 'utf8');
  if (bytes.length < MIN_SECRET_LENGTH) return [];
  const hex = bytes.toString('hex');
  return [...base64Forms(bytes), hex, hex.toUpperCase()];
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
