/**
 * A value of a PO entry: the joined string literals of one keyword, and their span from the first quote to the last.
 */
export type PoValue = { readonly text: string; readonly from: number; readonly to: number };

/** An entry of a PO file; lines count from 1. */
export type PoEntry = {
  /** The index at which its first comment or keyword begins. */
  readonly own: number;
  readonly line: number;
  readonly comments: readonly string[];
  readonly context: PoValue | undefined;
  readonly id: PoValue;
  readonly plural: PoValue | undefined;
  /** Its translation, or the forms of its plural. */
  readonly translations: readonly PoValue[];
};

export type PoScan =
  | { readonly ok: true; readonly entries: readonly PoEntry[] }
  | { readonly ok: false; readonly line: number };

const KEYWORD = /^\s{0,100}(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d{1,2})\])?\s{0,100}(?=")/;
const LITERAL = /^\s{0,100}"((?:[^"\\\n]|\\.)*)"\s*$/;

type OpenEntry = { own: number; line: number; comments: string[]; values: Map<string, PoValue> };

/**
 * Finds the entries of a PO file, whose lines end in LF, in one pass. Obsolete entries (`#~`) are comments. Not `ok` if
 * a line is neither a comment nor part of an entry, or if an entry has no text.
 */
export function scanPo(content: string): PoScan {
  const entries: PoEntry[] = [];
  let open: OpenEntry | undefined;
  let last: string | undefined;
  let line = 0;
  /** Ends the open entry; false if it is incomplete. Comments without an entry are skipped. */
  const end = (): boolean => {
    const ended = open;
    open = undefined;
    last = undefined;
    if (!ended || ended.values.size === 0) return true;
    const id = ended.values.get('msgid');
    const translations = [...ended.values].filter(([name]) => name.startsWith('msgstr'));
    if (!id || translations.length === 0) return false;
    entries.push({
      own: ended.own,
      line: ended.line,
      comments: ended.comments,
      context: ended.values.get('msgctxt'),
      id,
      plural: ended.values.get('msgid_plural'),
      translations: translations.map(([, value]) => value),
    });
    return true;
  };
  for (let offset = 0; offset < content.length; ) {
    const lineEnd = content.indexOf('\n', offset);
    const to = lineEnd === -1 ? content.length : lineEnd;
    const words = content.slice(offset, to);
    line++;
    const keyword = KEYWORD.exec(words);
    const name = keyword ? `${keyword[1]}${keyword[2] === undefined ? '' : `[${keyword[2]}]`}` : undefined;
    if (words.trim() === '') {
      if (!end()) return { ok: false, line };
    } else if (/^\s*#/.test(words)) {
      // A comment after a translation belongs to the entry that follows.
      if (last?.startsWith('msgstr') && !end()) return { ok: false, line };
      open ??= { own: offset, line, comments: [], values: new Map() };
      open.comments.push(words.trim());
    } else if (keyword && name) {
      if (last?.startsWith('msgstr') && !name.startsWith('msgstr') && !end()) return { ok: false, line };
      open ??= { own: offset, line, comments: [], values: new Map() };
      if (open.values.has(name)) return { ok: false, line };
      const literal = LITERAL.exec(words.slice(keyword[0].length));
      if (!literal) return { ok: false, line };
      const from = offset + keyword[0].length;
      open.values.set(name, { text: unescaped(literal[1] ?? ''), from, to: endOf(words, offset) });
      last = name;
    } else {
      const literal = LITERAL.exec(words);
      const before = last === undefined ? undefined : open?.values.get(last);
      if (!literal || !before || !open || last === undefined) return { ok: false, line };
      open.values.set(last, {
        text: before.text + unescaped(literal[1] ?? ''),
        from: before.from,
        to: endOf(words, offset),
      });
    }
    offset = to + 1;
  }
  return end() ? { ok: true, entries } : { ok: false, line };
}

const endOf = (line: string, at: number): number => at + line.lastIndexOf('"') + 1;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
};

/** The text of a C string literal, without its quotes. */
function unescaped(literal: string): string {
  return literal.replace(
    /\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3})|(.))/gs,
    (_, hex: string | undefined, octal: string | undefined, letter = '') => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
      return ESCAPES[letter] ?? letter;
    },
  );
}

const SPELT: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
};

/**
 * A text as string literals: one, or for several lines an empty one and one for each line, as gettext's tools write it.
 */
export function poLiteral(text: string): string {
  const spell = (part: string) => `"${part.replace(/[\\"\n\t\r]/g, (sign) => SPELT[sign] ?? sign)}"`;
  const lines = text.split(/(?<=\n)/);
  return lines.length < 2 ? spell(text) : ['""', ...lines.map(spell)].join('\n');
}

/** The text of such literals. */
export function poText(literals: string): string {
  return [...literals.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)]
    .map(([, inside = '']) => unescaped(inside))
    .join('');
}
