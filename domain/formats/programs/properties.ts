import type { FileFormat } from '../model/file-format.ts';
import { lineCounter } from '../model/line-counter.ts';
import { contextFrom, entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry } from './entries-model.ts';
import { commentsAbove } from './line-comments.ts';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f' };

/** What begins at a backslash: a line break that is none with the white space behind it, a code, or a character. */
const ESCAPE = /\\(?:\n[ \t\f]*|u([0-9a-fA-F]{4})|([\s\S]?))/gy;

const isSpace = (character: string | undefined) =>
  character === ' ' || character === '\t' || character === '\f';

/** Characters up to the first that ends them, without escapes, and where that is. */
function readTo(file: string, start: number, isEnd: (character: string) => boolean) {
  let text = '';
  let at = start;
  for (let character = file[at]; character !== undefined && !isEnd(character); character = file[at]) {
    if (character !== '\\') {
      text += character;
      at++;
      continue;
    }
    ESCAPE.lastIndex = at;
    const [all = '\\', code, escaped = ''] = ESCAPE.exec(file) ?? [];
    if (code !== undefined) text += String.fromCharCode(Number.parseInt(code, 16));
    else if (!all.startsWith('\\\n')) text += ESCAPES[escaped] ?? escaped;
    at += all.length;
  }
  return { text, at };
}

const isLineEnd = (character: string) => character === '\n';
const isKeyEnd = (character: string) => /[=: \t\f\n]/.test(character);

const COMMENT = /^[ \t\f]*[#!]/;

/** Where the value begins in an entry, and its key. */
function keyAt(file: string, start: number) {
  const { text: key, at } = readTo(file, start, isKeyEnd);
  let from = at;
  while (isSpace(file[from])) from++;
  if (file[from] === '=' || file[from] === ':') {
    from++;
    while (isSpace(file[from])) from++;
  }
  return { key, from };
}

const scan = (file: string): EntryScan => {
  const entries: FileEntry[] = [];
  const lineOf = lineCounter(file);
  let lineStart = 0;
  for (let offset = 0; offset < file.length; ) {
    const lineEnd = file.indexOf('\n', offset);
    const next = lineEnd < 0 ? file.length : lineEnd + 1;
    const line = file.slice(offset, next);
    if (line.trim() === '' || COMMENT.test(line)) {
      offset = next;
      continue;
    }
    const start = offset + (/^[ \t\f]*/.exec(line)?.[0].length ?? 0);
    const { key, from } = keyAt(file, start);
    const { text, at: to } = readTo(file, from, isLineEnd);
    const own = lineStart + (ownAt(file.slice(lineStart, from)) ?? 0);
    const comments = file
      .slice(own, offset)
      .split('\n')
      .map((one) => one.replace(/^[ \t\f]*[#!]+/, ''));
    entries.push({ own, from, to, line: lineOf(start), key, context: contextFrom(comments), text });
    if (text.trim() !== '') lineStart = to;
    offset = to + 1;
  }
  return { ok: true, entries };
};

/** Where an entry begins whose value begins at the end of a lead: comments right above its key belong to it. */
function ownAt(lead: string): number | undefined {
  let start = lead.lastIndexOf('\n') + 1;
  // A key may go on in another line.
  for (let above = lineAbove(lead, start); isContinued(above.line); above = lineAbove(lead, start))
    start = above.at;
  const { from } = keyAt(lead, start + (/^[ \t\f]*/.exec(lead.slice(start))?.[0].length ?? 0));
  if (from !== lead.length || start === lead.length) return undefined;
  return commentsAbove(lead, start, COMMENT);
}

function lineAbove(lead: string, start: number): { line: string; at: number } {
  const at = lead.lastIndexOf('\n', start - 2) + 1;
  return start === 0 ? { line: '', at: 0 } : { line: lead.slice(at, start - 1), at };
}
const isContinued = (line: string) => !COMMENT.test(line) && /(?<!\\)(?:\\\\)*\\$/.test(line);

const SPELLED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\f': '\\f',
};
const spelled = (text: string) =>
  text.replace(/[\\\n\t\r\f]/g, (character) => SPELLED[character] ?? character);

/** A text in ASCII, which every Java reads, whatever encoding it expects. */
const asAscii = (text: string) =>
  text.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`,
  );

const spelledKey = (key: string) => spelled(key).replace(/[ =:]|^[#!]/g, '\\$&');

const CODEC: EntryCodec = {
  id: 'properties',
  scan,
  ownAt,
  read: (raw) => readTo(raw, 0, isLineEnd).text,
  spell: ({ text, isAscii }) => {
    const value = spelled(text).replace(/^ /, '\\ ');
    return isAscii ? asAscii(value) : value;
  },
  lead: ({ key, context, nth }) => {
    const comments =
      context === ''
        ? ''
        : `${context
            .split('\n')
            .map((line) => `# ${line}`)
            .join('\n')}\n`;
    return `\n${comments}${spelledKey(key || `text${nth + 1}`)}=`;
  },
  withKey: (own, key) => {
    // A line that continues the key is no comment, whatever it begins with.
    const lines = own.split('\n');
    const above = lines.slice(
      0,
      lines.findIndex((line) => !COMMENT.test(line)),
    );
    const at = above.reduce((sum, line) => sum + line.length + 1, 0);
    const start = at + (/^[ \t\f]*/.exec(own.slice(at))?.[0].length ?? 0);
    const { text, at: end } = readTo(own, start, isKeyEnd);
    return key === '' || text === key ? own : own.slice(0, start) + spelledKey(key) + own.slice(end);
  },
  separator: () => '\n',
  separated: /^[^\S\n]*\n/,
  empty: { header: '', footer: '\n' },
};

/** Java's properties (programs.15, programs.16). */
export const PROPERTIES = entryFormat(CODEC) satisfies FileFormat;
