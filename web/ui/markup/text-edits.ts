import { isWebAddress } from '#domain/core/names/links.ts';

/** A selection in a field, as offsets; a caret where both are the same. */
export type Selection = { readonly from: number; readonly to: number };

/** A change of a text: replaces the range by `insert` and then selects `selected`. */
export type Edit = Selection & { readonly insert: string; readonly selected: Selection };

/** The markers around words (markup.2). */
export const SIGNS = {
  bold: '**',
  italic: '*',
  underline: '__',
  strike: '~~',
  code: '`',
} as const;

type Sign = (typeof SIGNS)[keyof typeof SIGNS];

/** Adds a marker around the selected words of each paragraph, or removes it. */
export function withSign(text: string, selection: Selection, sign: Sign): Edit {
  const { from, to } = withoutEdges(text, selection);
  const words = text.slice(from, to);
  const { length } = sign;
  if (isAround(sign, text.slice(0, from), text.slice(to))) {
    return replaced({ from: from - length, to: to + length }, words);
  }
  if (words.length > 2 * length && isSigned(words, sign)) {
    return replaced({ from, to }, words.slice(length, -length));
  }
  const paragraphs = words.split(/(\n\s*\n)/);
  const insert = paragraphs.map((part) => (/^\s+$/.test(part) ? part : sign + part + sign)).join('');
  const chosen = { from: from + length, to: to + length };
  return paragraphs.length > 1 ? replaced({ from, to }, insert) : { from, to, insert, selected: chosen };
}

/** Quotes the selected lines, or unquotes them where all are quoted. */
export function withQuote(text: string, { from, to }: Selection): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  const lines = { from: start, to: end < 0 ? text.length : end };
  const chosen = text.slice(lines.from, lines.to).split('\n');
  const isQuote = chosen.every((line) => line.startsWith('>'));
  const insert = chosen.map((line) => (isQuote ? line.replace(/^> ?/, '') : `> ${line}`)).join('\n');
  if (from !== to) return replaced(lines, insert);
  const caret = Math.max(start, from + insert.length - (lines.to - lines.from));
  return { ...lines, insert, selected: { from: caret, to: caret } };
}

/** Makes a link of the selection, which is its text or its address, and selects the other part. */
export function withLink(text: string, selection: Selection): Edit {
  const { from, to } = withoutEdges(text, selection);
  const words = text.slice(from, to);
  return isWebAddress(words) ? linkOf('', words, { from, to }) : linkOf(words, '', { from, to });
}

/** Replaces the selection, which may be an address, by a video (markup.5). */
export function withVideo(text: string, selection: Selection): Edit {
  const { from, to } = withoutEdges(text, selection);
  const words = text.slice(from, to);
  return isWebAddress(words) ? linkOf('video', words, { from, to }) : linkOf('video', '', { from: to, to });
}

/** Placeholder of an address that is still to be written. */
const ADDRESS = 'https://';

function linkOf(words: string, address: string, { from, to }: Selection): Edit {
  const insert = `[${words}](${address || ADDRESS})`;
  const inWords = from + 1;
  const inAddress = from + words.length + 3;
  const chosen =
    words === ''
      ? { from: inWords, to: inWords }
      : { from: inAddress, to: inAddress + (address || ADDRESS).length };
  return { from, to, insert, selected: chosen };
}

/** The selection without the spaces at its edges, since a marker beside a space is plain text. */
function withoutEdges(text: string, { from, to }: Selection): Selection {
  const words = text.slice(from, to);
  if (words.trim() === '') return { from: to, to };
  return {
    from: from + words.length - words.trimStart().length,
    to: to - (words.length - words.trimEnd().length),
  };
}

/** Whether `before` ends and `after` begins with a marker. */
function isAround(sign: Sign, before: string, after: string): boolean {
  const mark = sign.charAt(0);
  let run = 0;
  while (before.at(-1 - run) === mark && after.at(run) === mark) run += 1;
  return isIn(run, sign);
}

/** Whether the selected words begin and end with the marker. */
function isSigned(words: string, sign: Sign): boolean {
  const mark = sign.charAt(0);
  let run = 0;
  while (2 * run < words.length && words.at(run) === mark && words.at(-1 - run) === mark) run += 1;
  return isIn(run, sign);
}

/** Whether a run of characters contains the marker: '***' contains both '**' and '*'. */
function isIn(run: number, sign: Sign): boolean {
  return sign === '*' ? run === 1 || run >= 3 : run >= sign.length;
}

function replaced({ from, to }: Selection, insert: string): Edit {
  return { from, to, insert, selected: { from, to: from + insert.length } };
}
