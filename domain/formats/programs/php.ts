import { LIMITS } from '../../core/limits.ts';
import { storedText } from '../../core/text/text.ts';
import type { FileFormat } from '../model/file-format.ts';
import { lineCounter } from '../model/line-counter.ts';
import { MOST_NESTED } from '../model/nesting.ts';
import { contextFrom, entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry, Holder } from './entries-model.ts';
import { commentsAbove } from './line-comments.ts';
import { type PhpToken, phpText, phpTokens, spellPhp, wrongCommas } from './php-tokens.ts';

/** What begins with an opening mark: an array whose values are read, or anything else. */
type OpenArray = {
  readonly end: string;
  readonly isArray: boolean;
  readonly path: string;
  /** The key of the value that is being read: none yet, or one that only a program knows. */
  key: string | undefined;
  hasUnknownKey: boolean;
  /** How many values had no key. */
  nth: number;
  /** The value so far: how many tokens it has, whether a text is among them, and the first of them. */
  amount: number;
  hasText: boolean;
  first: PhpToken | undefined;
  /** Where it begins with its key and ends so far, and where an array that it is begins within. */
  start: number | undefined;
  last: number;
  inside: number | undefined;
};

const ENDS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

function isArrayIn(file: string, tokens: readonly PhpToken[], nth: number): boolean {
  const signAt = (at: number) => file.slice(tokens[at]?.from ?? 0, tokens[at]?.to ?? 0);
  return signAt(nth) === '[' || (/^array$/i.test(signAt(nth)) && signAt(nth + 1) === '(');
}

/** The token that begins the array that a file returns; 0 if there is none. */
function startIn(file: string, tokens: readonly PhpToken[]): number {
  const isReturn = ({ from, to }: PhpToken) => /^return$/i.test(file.slice(from, to));
  return tokens.findIndex((token, nth) => isReturn(token) && isArrayIn(file, tokens, nth + 1)) + 1;
}

const scan = (file: string): EntryScan => {
  if (file.length > LIMITS.phpLength) return { ok: false, kind: 'fileTooLong', line: 1 };
  const lineOf = lineCounter(file);
  const broken = (at: number): EntryScan => ({ ok: false, kind: 'brokenEntry', line: lineCounter(file)(at) });
  const tokens = phpTokens(file);
  if ('brokenAt' in tokens) return broken(tokens.brokenAt);
  const signOf = (token: PhpToken | undefined) => (token ? file.slice(token.from, token.to) : '');
  const isArrayAt = (nth: number) => isArrayIn(file, tokens, nth);
  const start = startIn(file, tokens);
  if (start === 0) return { ok: true, entries: [] };
  const [wrong] = wrongCommas(file, tokens.slice(start));
  if (wrong) return broken(wrong.at);
  const entries: FileEntry[] = [];
  const holders: Holder[] = [];
  const notPlain: { line: number; key: string }[] = [];
  const open: OpenArray[] = [];
  let readTo = 0;
  const begin = (sign: string, isArray: boolean, path: string) =>
    open.push({
      ...{ end: ENDS[sign] ?? ']', isArray, path },
      ...{ key: undefined, hasUnknownKey: false, nth: 0, amount: 0, hasText: false, first: undefined },
      ...{ start: undefined, last: 0, inside: undefined },
    });
  const keyOf = ({ key, nth }: OpenArray) => key ?? String(nth);
  const pathOf = (one: OpenArray) => (one.path === '' ? keyOf(one) : `${one.path}.${keyOf(one)}`);
  const hold = (one: OpenArray) => {
    const { start: at = 0, last: to, amount } = one;
    const line = file.lastIndexOf('\n', at - 1) + 1;
    const above = file.slice(line, at).trim() === '' ? commentsAbove(file, line, COMMENT) : at;
    const own = above + (above < at ? (/^[ \t]*/.exec(file.slice(above))?.[0].length ?? 0) : 0);
    const inside = amount === 1 && one.inside !== undefined ? { inside: one.inside } : {};
    holders.push({ own, to, key: pathOf(one), ...inside });
  };
  /** Ends a value of an array. */
  const end = (one: OpenArray) => {
    const { first, amount, hasUnknownKey, isArray } = one;
    const text = first?.kind === 'text' && amount === 1 ? phpText(signOf(first)) : undefined;
    const at = first && text !== undefined ? ownAt(file.slice(readTo, first.from)) : undefined;
    if (isArray && first && text !== undefined && !hasUnknownKey && at !== undefined) {
      const own = readTo + at;
      const comments = commentsIn(file.slice(own, first.from));
      const place = { own, from: first.from, to: first.to, line: lineOf(first.from) };
      entries.push({ ...place, key: pathOf(one), context: contextFrom(comments), text: storedText(text) });
      if (text.trim() !== '') readTo = first.to;
    } else if (isArray && first && one.hasText)
      // Texts that are joined, have variables or are behind `<<<`.
      notPlain.push({ line: lineOf(first.from), key: pathOf(one) });
    if (isArray && amount > 0 && !hasUnknownKey && entries.at(-1)?.from !== first?.from) hold(one);
    if (amount > 0 && one.key === undefined && !hasUnknownKey) one.nth++;
    Object.assign(one, { key: undefined, hasUnknownKey: false, amount: 0, hasText: false, first: undefined });
    Object.assign(one, { start: undefined, inside: undefined });
  };
  for (let nth = start; nth < tokens.length; nth++) {
    const token = tokens[nth] as PhpToken;
    const sign = token.kind === 'mark' ? signOf(token) : '';
    const inner = open.at(-1);
    const isArray = isArrayAt(nth) && (inner === undefined || (inner.isArray && inner.amount === 0));
    if (isArray || ENDS[sign] !== undefined) {
      if (open.length >= MOST_NESTED) return { ok: false, kind: 'tooDeep', line: lineOf(token.from) };
      const path = !inner || !isArray || inner.hasUnknownKey ? '' : pathOf(inner);
      // What an unknown key has is not read.
      begin(sign === '' ? '(' : sign, isArray && inner?.hasUnknownKey !== true, path);
      const inside = (sign === '' ? tokens[nth + 1] : token)?.to ?? token.to;
      if (inner) {
        inner.amount++;
        inner.start ??= token.from;
        if (isArray) inner.inside = inside;
      } else holders.push({ own: token.from, inside, to: file.length, key: '' });
      if (sign === '') nth++;
    } else if (sign === ']' || sign === ')' || sign === '}') {
      if (inner?.end !== sign) return broken(token.from);
      end(inner);
      open.pop();
      const outer = open.at(-1);
      if (!outer) break;
      outer.last = token.to;
    } else if (!inner) return broken(token.from);
    else if (sign === ',') end(inner);
    else if (sign === '=>') {
      const known = inner.amount === 1 && inner.first ? keyIn(inner.first, signOf(inner.first)) : undefined;
      Object.assign(inner, {
        key: known,
        hasUnknownKey: known === undefined,
        amount: 0,
        hasText: false,
        first: undefined,
      });
    } else {
      inner.amount++;
      inner.start ??= token.from;
      inner.last = token.to;
      if (token.kind === 'text' || signOf(token).startsWith('<<<')) inner.hasText = true;
      if (inner.amount === 1) inner.first = token;
    }
  }
  return open.length > 0 ? broken(file.length) : { ok: true, entries, holders, notPlain };
};

function keyIn({ kind }: PhpToken, sign: string): string | undefined {
  if (kind === 'number') return sign;
  return kind === 'text' ? phpText(sign) : undefined;
}

/** What ends a lead, before comments: the key of the value, or whether it has none. */
function endOf(lead: string): { at: number; raw: string } | 'item' | undefined {
  const tokens = phpTokens(lead);
  if ('brokenAt' in tokens) return undefined;
  const [key, last] = [tokens.at(-2), tokens.at(-1)];
  // White space alone may be of another format.
  if (!last) return lead === '' ? 'item' : undefined;
  const sign = lead.slice(last.from, last.to);
  if (/^[[(,]$/.test(sign)) return 'item';
  if (sign !== '=>' || (key?.kind !== 'text' && key?.kind !== 'number')) return undefined;
  return { at: key.from, raw: lead.slice(key.from, key.to) };
}

const COMMENT = /^[ \t]*(?:\/\/|#|\/?\*|\|)/;

const commentsIn = (own: string) =>
  own
    .split('\n')
    .filter((line) => COMMENT.test(line))
    .map((line) => line.replace(/^[ \t]*(?:\/\/+|#+|\/?\*+|\|)|\*+\/\s*$/g, '').replace(/^\/\s*$|^-+$/, ''));

function ownAt(lead: string): number | undefined {
  const end = endOf(lead);
  if (end === 'item') return lead.length;
  if (!end) return undefined;
  const { at } = end;
  const line = lead.lastIndexOf('\n', at - 1) + 1;
  if (lead.slice(line, at).trim() !== '') return at;
  const own = commentsAbove(lead, line, COMMENT);
  return own + (/^[ \t]*/.exec(lead.slice(own))?.[0].length ?? 0);
}

const CODEC: EntryCodec = {
  id: 'php',
  scan,
  ownAt,
  isOwn: ({ lead, raw }) => ownAt(lead) !== undefined && (lead !== '' || raw !== null),
  read: (raw) => storedText(phpText(raw) ?? ''),
  spell: ({ text, frame: { raw } }) => spellPhp(text, raw?.[0] ?? "'"),
  lead: ({ key, context, nth, before }) => {
    const indent = /(?:^|\n)([ \t]*)[^\n]*$/.exec(before ?? '')?.[1] || '    ';
    const comments = context
      .split('\n')
      .flatMap((line) => (line === '' ? [] : `\n${indent}// ${line.replaceAll('?>', '? >')}`));
    return `,${comments.join('')}\n${indent}${spellPhp(key || `text${nth + 1}`, "'")} => `;
  },
  withKey: (own, key) => {
    const end = endOf(own);
    if (!end || end === 'item') return own;
    const { at, raw } = end;
    const name = phpText(raw);
    if (name === undefined || key === '' || key === name || key.endsWith(`.${name}`)) return own;
    const last = key.slice(key.lastIndexOf('.') + 1);
    return own.slice(0, at) + spellPhp(last, raw[0] ?? "'") + own.slice(at + raw.length);
  },
  separator: () => '',
  separated: /^\s*(?:,[^\S\n]*)?/,
  behind: /(?<=^[^\S\n]*,?)[^\S\n]*(?:(?:\/\/|#)[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/)/,
  // A list is read by the places of its values.
  stays: ({ lead }) => endOf(lead) === 'item',
  finish: (file) => {
    const tokens = phpTokens(file);
    if ('brokenAt' in tokens) return file;
    let readTo = 0;
    const parts = wrongCommas(file, tokens.slice(startIn(file, tokens))).map(({ at, isMissing }) => {
      const part = file.slice(readTo, at) + (isMissing ? ',' : '');
      readTo = isMissing ? at : at + 1;
      return part;
    });
    return parts.join('') + file.slice(readTo);
  },
  empty: { header: '<?php\n\nreturn [', footer: ',\n];\n' },
};

/** PHP files that return an array, as Laravel has them (programs.24). */
export const PHP = entryFormat(CODEC) satisfies FileFormat;
