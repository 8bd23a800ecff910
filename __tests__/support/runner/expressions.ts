/** The contexts an expression can look into: `github`, `job`, `strategy`, `matrix`, `runner`. */
export type Contexts = Readonly<Record<string, unknown>>;

/**
 * A text with `${{ }}` in it, as the runner evaluates the default of an input: property access, literals,
 * `!`, `==`, `!=`, `&&`, `||`, parentheses, and the functions `toJSON`, `fromJSON` and `format`. An unknown
 * property is empty (actions/runner Sdk/DTExpressions2).
 */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => asText(evaluate(expression, contexts)));
}

/** The value of one expression, without the `${{ }}` around it. */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const tokens = tokenize(expression);
  const parser = new Parser(tokens, contexts, expression);
  return parser.whole();
}

type Token =
  | { readonly kind: 'name' | 'operator'; readonly text: string }
  | { readonly kind: 'literal'; readonly value: string | number };

const tokenPattern =
  /\s*(?:(?<string>'(?:[^']|'')*')|(?<number>-?\d+(?:\.\d+)?)|(?<name>[A-Za-z_][\w-]*)|(?<operator>==|!=|&&|\|\||[!()[\].,]))/y;

function tokenize(expression: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  const end = expression.trimEnd().length;
  while (tokenPattern.lastIndex < end) {
    const at = tokenPattern.lastIndex;
    const found = tokenPattern.exec(expression)?.groups;
    if (found === undefined) throw new Error(`Unexpected symbol in expression at ${at}: ${expression}`);
    if (found.string !== undefined) {
      tokens.push({ kind: 'literal', value: found.string.slice(1, -1).replaceAll("''", "'") });
    } else if (found.number !== undefined) tokens.push({ kind: 'literal', value: Number(found.number) });
    else if (found.name !== undefined) tokens.push({ kind: 'name', text: found.name });
    else tokens.push({ kind: 'operator', text: found.operator ?? '' });
  }
  return tokens;
}

/**
 * Evaluates while it parses: nothing here has a side effect, so the branch not taken may be evaluated too.
 */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #contexts: Contexts;
  readonly #expression: string;
  #at = 0;

  constructor(tokens: readonly Token[], contexts: Contexts, expression: string) {
    this.#tokens = tokens;
    this.#contexts = contexts;
    this.#expression = expression;
  }

  whole(): unknown {
    const value = this.#or();
    if (this.#at < this.#tokens.length) throw this.#unexpected();
    return value;
  }

  #or(): unknown {
    let value = this.#and();
    while (this.#accept('||')) {
      const right = this.#and();
      value = isTruthy(value) ? value : right;
    }
    return value;
  }

  #and(): unknown {
    let value = this.#equality();
    while (this.#accept('&&')) {
      const right = this.#equality();
      value = isTruthy(value) ? right : value;
    }
    return value;
  }

  #equality(): unknown {
    const left = this.#unary();
    if (this.#accept('==')) return areEqual(left, this.#unary());
    if (this.#accept('!=')) return !areEqual(left, this.#unary());
    return left;
  }

  #unary(): unknown {
    return this.#accept('!') ? !isTruthy(this.#unary()) : this.#properties(this.#primary());
  }

  #primary(): unknown {
    if (this.#accept('(')) {
      const value = this.#or();
      this.#expect(')');
      return value;
    }
    const token = this.#tokens[this.#at++];
    if (token?.kind === 'literal') return token.value;
    if (token?.kind !== 'name') throw this.#unexpected();
    if (this.#accept('(')) return this.#call(token.text);
    const constants: Record<string, unknown> = { true: true, false: false, null: null };
    return token.text in constants ? constants[token.text] : property(this.#contexts, token.text);
  }

  #properties(from: unknown): unknown {
    let value = from;
    for (;;) {
      if (this.#accept('.')) {
        const token = this.#tokens[this.#at++];
        if (token?.kind !== 'name') throw this.#unexpected();
        value = property(value, token.text);
      } else if (this.#accept('[')) {
        value = property(value, asText(this.#or()));
        this.#expect(']');
      } else return value;
    }
  }

  #call(name: string): unknown {
    const given: unknown[] = [];
    if (!this.#accept(')')) {
      do given.push(this.#or());
      while (this.#accept(','));
      this.#expect(')');
    }
    const status = property(property(this.#contexts, 'job'), 'status');
    switch (name.toLowerCase()) {
      case 'tojson':
        return JSON.stringify(given[0] ?? null, null, 2);
      case 'fromjson':
        return JSON.parse(asText(given[0]));
      case 'format':
        return asText(given[0]).replace(/\{(\d+)\}/g, (_, index: string) => asText(given[Number(index) + 1]));
      case 'always':
        return true;
      case 'success':
        return status === 'success';
      case 'failure':
        return status === 'failure';
      case 'cancelled':
        return status === 'cancelled';
      default:
        throw new Error(`Unrecognized function: ${name}`);
    }
  }

  #accept(operator: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'operator' || token.text !== operator) return false;
    this.#at++;
    return true;
  }

  #expect(operator: string): void {
    if (!this.#accept(operator)) throw this.#unexpected();
  }

  #unexpected(): Error {
    return new Error(`Unexpected end or symbol in expression: ${this.#expression}`);
  }
}

// Names are compared without regard to case, as everywhere in expressions.
function property(of: unknown, name: string): unknown {
  if (typeof of !== 'object' || of === null) return null;
  if (Object.hasOwn(of, name)) return (of as Record<string, unknown>)[name];
  const key = Object.keys(of).find((candidate) => candidate.toLowerCase() === name.toLowerCase());
  return key === undefined ? null : (of as Record<string, unknown>)[key];
}

function isTruthy(value: unknown): boolean {
  return Boolean(value);
}

function areEqual(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string')
    return left.toLowerCase() === right.toLowerCase();
  return (left ?? null) === (right ?? null);
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return Array.isArray(value) ? 'Array' : 'Object';
  return String(value);
}
