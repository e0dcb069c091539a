import { isWebAddress } from '#domain/names/links.ts';

/** What is chosen in a field, as offsets; a caret where both are the same. */
export type Choice = { readonly from: number; readonly to: number };

/** What a button does to a text: puts `insert` in place of what stands between, and leaves `chosen` chosen. */
export type Edit = Choice & { readonly insert: string; readonly chosen: Choice };

/** The signs that stand on both sides of words (markup.2). */
export const SIGNS = {
  bold: '**',
  italic: '*',
  underline: '__',
  strike: '~~',
  code: '`',
} as const;

type Sign = (typeof SIGNS)[keyof typeof SIGNS];

/** Puts a sign around the chosen words, in each paragraph anew, or takes it away where it stands already. */
export function withSign(text: string, choice: Choice, sign: Sign): Edit {
  const { from, to } = withoutEdges(text, choice);
  const words = text.slice(from, to);
  const { length } = sign;
  if (stands(sign, text.slice(0, from), text.slice(to))) {
    return replaced({ from: from - length, to: to + length }, words);
  }
  if (words.length > 2 * length && isSigned(words, sign)) {
    return replaced({ from, to }, words.slice(length, -length));
  }
  const paragraphs = words.split(/(\n\s*\n)/);
  const insert = paragraphs.map((part) => (/^\s+$/.test(part) ? part : sign + part + sign)).join('');
  const chosen = { from: from + length, to: to + length };
  return paragraphs.length > 1 ? replaced({ from, to }, insert) : { from, to, insert, chosen };
}

/** Makes the chosen lines a quotation, or plain again where all of them are one. */
export function withQuote(text: string, { from, to }: Choice): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  const lines = { from: start, to: end < 0 ? text.length : end };
  const chosen = text.slice(lines.from, lines.to).split('\n');
  const isQuote = chosen.every((line) => line.startsWith('>'));
  const insert = chosen.map((line) => (isQuote ? line.replace(/^> ?/, '') : `> ${line}`)).join('\n');
  if (from !== to) return replaced(lines, insert);
  const caret = Math.max(start, from + insert.length - (lines.to - lines.from));
  return { ...lines, insert, chosen: { from: caret, to: caret } };
}

/** Makes a link of what is chosen, be it the words or the address; what is still to be written is chosen then. */
export function withLink(text: string, choice: Choice): Edit {
  const { from, to } = withoutEdges(text, choice);
  const words = text.slice(from, to);
  return isWebAddress(words) ? linkOf('', words, { from, to }) : linkOf(words, '', { from, to });
}

/** Puts a video in place of what is chosen, which may be its address (markup.5). */
export function withVideo(text: string, choice: Choice): Edit {
  const { from, to } = withoutEdges(text, choice);
  const words = text.slice(from, to);
  return isWebAddress(words) ? linkOf('video', words, { from, to }) : linkOf('video', '', { from: to, to });
}

/** Where an address is to be written. */
const ADDRESS = 'https://';

function linkOf(words: string, address: string, { from, to }: Choice): Edit {
  const insert = `[${words}](${address || ADDRESS})`;
  const inWords = from + 1;
  const inAddress = from + words.length + 3;
  const chosen =
    words === ''
      ? { from: inWords, to: inWords }
      : { from: inAddress, to: inAddress + (address || ADDRESS).length };
  return { from, to, insert, chosen };
}

/** Spaces at the edges of what is chosen stay outside: a sign beside a space is no sign. */
function withoutEdges(text: string, { from, to }: Choice): Choice {
  const words = text.slice(from, to);
  if (words.trim() === '') return { from: to, to };
  return {
    from: from + words.length - words.trimStart().length,
    to: to - (words.length - words.trimEnd().length),
  };
}

/** Whether a sign stands where `before` ends and where `after` begins. */
function stands(sign: Sign, before: string, after: string): boolean {
  const mark = sign.charAt(0);
  let run = 0;
  while (before.at(-1 - run) === mark && after.at(run) === mark) run += 1;
  return isIn(run, sign);
}

/** Whether the sign stands at both edges of the chosen words themselves. */
function isSigned(words: string, sign: Sign): boolean {
  const mark = sign.charAt(0);
  let run = 0;
  while (2 * run < words.length && words.at(run) === mark && words.at(-1 - run) === mark) run += 1;
  return isIn(run, sign);
}

/** Whether a run of so many marks holds the sign: '***' is both '**' and '*'. */
function isIn(run: number, sign: Sign): boolean {
  return sign === '*' ? run === 1 || run >= 3 : run >= sign.length;
}

function replaced({ from, to }: Choice, insert: string): Edit {
  return { from, to, insert, chosen: { from, to: from + insert.length } };
}
