import { type CodePart, partsByCode } from './code-in-text.ts';
import type { FormatOfText } from './placeholders-of-format.ts';

/** A part of a text as it is shown. */
export type ShownPart = CodePart & {
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
  /** Of words whether they stand between tags that make them so. */
  readonly isItalic: boolean;
  readonly isBold: boolean;
  /** Of a tag whether it means nothing to a reader, as one that stands for anything of a file does. */
  readonly isThin: boolean;
};

const ITALIC = new Set(['i', 'em', 'cite', 'emphasis']);
const BOLD = new Set(['b', 'strong']);
/** The names without their numbers. */
const THIN = new Set([
  'x',
  'g',
  'ph',
  'span',
  'font',
  'bpt',
  'ept',
  'bx',
  'ex',
  'it',
  'mrk',
  'pc',
  'sc',
  'ec',
]);

const nameOf = (tag: string | undefined) => tag?.replace(/\d+$/, '') ?? '';

/** The parts of a text as they are shown: what is between tags of italic and bold is so, if both tags are there (editor.45). */
export function shownParts(text: string, writing?: FormatOfText): ShownPart[] {
  const parts = partsByCode(text, writing);
  const ends = pairsIn(parts);
  let [start, italic, bold] = [0, 0, 0];
  return parts.map((part, at) => {
    const step = ends.has(at) ? (part.kind === 'opening' ? 1 : -1) : 0;
    const name = nameOf(part.tag);
    if (ITALIC.has(name)) italic += step;
    if (BOLD.has(name)) bold += step;
    const shown = {
      ...part,
      start,
      isItalic: !part.isCode && italic > 0,
      isBold: !part.isCode && bold > 0,
      isThin: THIN.has(name),
    };
    start += part.text.length;
    return shown;
  });
}

/** Which tags have their other one: a closing tag ends the last one of its name that is still open. */
export function pairsIn(parts: readonly Pick<CodePart, 'kind' | 'tag'>[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const open = new Map<string, number[]>();
  parts.forEach(({ kind, tag }, at) => {
    if (tag === undefined) return;
    const ofName = open.get(tag) ?? [];
    open.set(tag, ofName);
    if (kind === 'opening') ofName.push(at);
    const begun = kind === 'closing' ? ofName.pop() : undefined;
    if (begun === undefined) return;
    pairs.set(begun, at);
    pairs.set(at, begun);
  });
  return pairs;
}
