import type { FileFormat } from '../model/file-format.ts';
import { lineCounter } from '../model/line-counter.ts';
import { contextFrom, entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry, Holder } from './entries-model.ts';

/** White space and comments, a word or a quoted text, and marks; anything else is wrong. */
const TOKEN =
  /([ \t\n\r\f\v\u2028\u2029]+)|(\/\*(?:(?!\*\/)[\s\S])*\*\/|\/\/[^\n]*)|"((?:[^"\\]|\\[\s\S])*)"|([\w.$/:+-]+)|([=;])/gy;

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  f: '\f',
  b: '\b',
  a: '\x07',
  v: '\v',
};

const unescaped = (inside: string) =>
  inside.replace(
    /\\(?:[Uu]([0-9a-fA-F]{4})|([0-7]{3})|([\s\S]))/g,
    (_, hex?: string, octal?: string, letter = '') => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return octal !== undefined
        ? String.fromCharCode(Number.parseInt(octal, 8))
        : (ESCAPES[letter] ?? letter);
    },
  );

const SPELLED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
};
const quoted = (text: string) =>
  `"${text.replace(/[\\"\n\t\r]/g, (character) => SPELLED[character] ?? character)}"`;

/** What Apple's tools write where a programmer says nothing. */
const NO_COMMENT = /^No comment provided by engineer\.?$/;

const wordsOf = (comment: string) =>
  comment
    .replace(/^\/\*|\*\/$|^\/\//g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** An entry with the place of its key. */
type StringsEntry = FileEntry & { readonly keyFrom: number; readonly keyTo: number };

type StringsScan =
  | Extract<EntryScan, { ok: false }>
  | {
      readonly ok: true;
      readonly entries: readonly StringsEntry[];
      readonly holders: readonly Holder[];
    };

const scan = (file: string): StringsScan => {
  const entries: StringsEntry[] = [];
  const holders: Holder[] = [];
  const lineOf = lineCounter(file);
  /** The parts of the entry so far, and the comments right before it. */
  let parts: { kind: 'text' | '='; text: string; from: number; to: number }[] = [];
  let comments: { text: string; from: number }[] = [];
  const broken = (at: number): StringsScan => ({ ok: false, kind: 'brokenEntry', line: lineOf(at) });
  for (let offset = 0; offset < file.length; ) {
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(file);
    if (!match) return broken(offset);
    const [all, space, comment, inside, word, mark] = match;
    const to = offset + all.length;
    if (space !== undefined) {
      if (parts.length === 0 && /\n[^\S\n]*\n/.test(space)) comments = [];
    } else if (comment !== undefined) {
      // A comment behind an entry on its line says something of that.
      const isBehind = !/(?:^|\n)[^\S\n]*$/.test(file.slice(Math.max(0, offset - 200), offset));
      if (parts.length === 0)
        comments = isBehind && offset > 0 ? [] : [...comments, { text: wordsOf(comment), from: offset }];
    } else if (mark !== ';') {
      const kind = mark === '=' ? '=' : 'text';
      if ((parts.length === 1) !== (kind === '=') || parts.length > 2) return broken(offset);
      parts.push({ kind, text: inside === undefined ? (word ?? '') : unescaped(inside), from: offset, to });
    } else {
      const [key, , value = key] = parts;
      if (!key || !value || parts.length === 2) return broken(offset);
      const own = comments[0]?.from ?? key.from;
      const context = contextFrom(comments.map(({ text }) => text).filter((text) => !NO_COMMENT.test(text)));
      // An entry without a value has its key for text, and no place for another.
      if (value === key) holders.push({ own, to, key: key.text });
      else
        entries.push({
          own,
          keyFrom: key.from,
          keyTo: key.to,
          from: value.from,
          to,
          line: lineOf(key.from),
          key: key.text,
          context,
          text: value.text,
        });
      parts = [];
      comments = [];
    }
    offset = to;
  }
  return parts.length > 0 ? broken(parts[0]?.from ?? 0) : { ok: true, entries, holders };
};

/** A comment at the beginning of what follows an entry, on its line. */
const BEHIND = /^[^\S\n]*(?:\/\/[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/)/;

/** The entry whose value begins at the end of a lead; undefined if none does. */
function entryIn(lead: string): StringsEntry | undefined {
  // A comment behind the entry before is none of this one.
  const behind = BEHIND.exec(/^[^\S\n]/.test(lead) ? lead : '')?.[0] ?? '';
  const rest = lead.slice(behind.length);
  const scanned = scan(`${rest}"";`);
  const entry = scanned.ok ? scanned.entries.at(-1) : undefined;
  if (entry?.from !== rest.length) return undefined;
  const { own, keyFrom, keyTo } = entry;
  const at = behind.length;
  return { ...entry, own: own + at, keyFrom: keyFrom + at, keyTo: keyTo + at };
}

const CODEC: EntryCodec = {
  id: 'apple_strings',
  scan,
  ownAt: (lead) => entryIn(lead)?.own,
  read: (raw) => {
    const scanned = scan(`"" = ${raw}`);
    return (scanned.ok && scanned.entries[0]?.text) || '';
  },
  spell: ({ text }) => `${quoted(text)};`,
  lead: ({ key, context, nth }) => {
    const spelledComment = context === '' ? '' : `/* ${context.replaceAll('*/', '* /')} */\n`;
    return `\n\n${spelledComment}${quoted(key || `text${nth + 1}`)} = `;
  },
  withKey: (own, key) => {
    const entry = entryIn(own);
    return !entry || key === '' || entry.key === key
      ? own
      : own.slice(0, entry.keyFrom) + quoted(key) + own.slice(entry.keyTo);
  },
  separator: () => '\n',
  separated: /^\s*/,
  behind: BEHIND,
  empty: { header: '', footer: '\n' },
};

/** Apple's strings files (programs.17). */
export const APPLE_STRINGS = entryFormat(CODEC) satisfies FileFormat;
