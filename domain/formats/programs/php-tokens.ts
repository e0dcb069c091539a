/** A token of PHP; white space and comments are none. */
export type PhpToken = {
  readonly kind: 'text' | 'number' | 'word' | 'mark' | 'other';
  readonly from: number;
  readonly to: number;
};

/** Space and comments; texts in quotes; a longer text behind `<<<`; numbers, names, marks. */
const TOKEN =
  /(\s+|\/\/[^\n]*|#(?!\[)[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/|<\?php\b|\?>)|('(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*")|<<<[ \t]*(["']?)(\w+)\3\n(?:(?!\n[ \t]*\4\b)[\s\S])*\n[ \t]*\4\b|([-+]?\d[\w.]*)|([\w\\$\x80-\uffff]+)|(=>|->|::|[[\](){},;])|(?!['"]|<<<|\/\*)([\s\S])/gy;

/** The tokens of a PHP file, or where it can't be read. Nothing in it is run. */
export function phpTokens(file: string): readonly PhpToken[] | { readonly brokenAt: number } {
  const tokens: PhpToken[] = [];
  for (let offset = 0; offset < file.length; ) {
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(file);
    if (!match) return { brokenAt: offset };
    const [all, space, text, , , number, word, mark] = match;
    const to = offset + all.length;
    if (space === undefined) {
      const kind =
        text !== undefined
          ? 'text'
          : number !== undefined
            ? 'number'
            : word !== undefined
              ? 'word'
              : mark !== undefined
                ? 'mark'
                : 'other';
      tokens.push({ kind, from: offset, to });
    }
    offset = to;
  }
  return tokens;
}

/** What a text in double quotes has values of variables in, so that it is no text by itself. */
const VARIABLE = /(?<!\\)(?:\\\\)*(?:\$[A-Za-z_{\x80-\uffff]|\{\$)/;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  v: '\v',
  e: '\x1b',
  f: '\f',
  '\\': '\\',
  $: '$',
  '"': '"',
};

/** The text in quotes; undefined if only a program knows it. */
export function phpText(raw: string): string | undefined {
  const inside = raw.slice(1, -1);
  if (raw.startsWith("'")) return inside.replace(/\\(['\\])/g, '$1');
  if (!raw.startsWith('"') || VARIABLE.test(inside)) return undefined;
  return inside.replace(
    /\\(?:u\{([0-9a-fA-F]{1,6})\}|x([0-9a-fA-F]{1,2})|([0-7]{1,3})|([\s\S]))/g,
    (all, unicode?: string, hex?: string, octal?: string, letter = '') => {
      if (unicode !== undefined) return codePoint(Number.parseInt(unicode, 16)) ?? all;
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      return ESCAPES[letter] ?? all;
    },
  );
}

const codePoint = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : undefined);

const SPELLED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  $: '\\$',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\v': '\\v',
  '\f': '\\f',
};

/** A text in quotes of a kind. */
export function spellPhp(text: string, quote: string): string {
  if (quote === '"')
    return `"${text.replace(/[\\"$\n\t\r\v\f]/g, (character) => SPELLED[character] ?? character)}"`;
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

const BEFORE_COMMA = new Set(['[', '(', '{', ',']);

/** Where commas are missing or too many between the values of arrays. */
export function wrongCommas(
  file: string,
  tokens: readonly PhpToken[],
): readonly { readonly at: number; readonly isMissing: boolean }[] {
  const wrong: { at: number; isMissing: boolean }[] = [];
  let before: PhpToken | undefined;
  for (const token of tokens) {
    const sign = file.slice(token.from, token.to);
    const last = before && file.slice(before.from, before.to);
    if (sign === ',' && last !== undefined && BEFORE_COMMA.has(last)) {
      wrong.push({ at: token.from, isMissing: false });
      continue;
    }
    const isValue = token.kind === 'text' || token.kind === 'number';
    const wasValue = before?.kind === 'text' || before?.kind === 'number' || last === ']' || last === ')';
    if (isValue && wasValue && before) wrong.push({ at: before.to, isMissing: true });
    before = token;
  }
  return wrong;
}
