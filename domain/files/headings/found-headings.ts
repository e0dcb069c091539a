import { type Heading, type HeadingKind, headingIn, withoutEmphasis } from './headings.ts';

/** A heading at a line of a text, from 0. The lines from `index` to `end` include a title below it. */
export type FoundHeading = Heading & { readonly index: number; readonly end: number; readonly name: string };

export const isBlankLine = (line: string | undefined) => line === undefined || line.trim() === '';

/** The number of UTF-16 units of text between a heading and the next. */
export function lettersAfter(lines: readonly string[], all: readonly FoundHeading[], nth: number): number {
  let sum = 0;
  const to = all[nth + 1]?.index ?? lines.length;
  for (let at = all[nth]?.end ?? 0; at < to; at++) sum += lines[at]?.trim().length ?? 0;
  return sum;
}

/** The most lines of a title below its heading. */
const TITLE_LINES = 3;

/** Finds the lines that are headings by themselves and their neighbours. `known` recognises further ones. */
export function findHeadings(
  lines: readonly string[],
  known: (line: string) => 'own' | 'listed' | undefined,
): FoundHeading[] {
  const all: FoundHeading[] = [];
  // In texts without blank lines, headings are between paragraphs.
  const isDense = lines.filter(isBlankLine).length < lines.length / 100;
  const isWrapped = lines.filter(({ length }) => length > WRAPPED.max).length < lines.length / 50;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (isBlankLine(line)) continue;
    const kind = known(line);
    const isMarked = kind === 'own' || /^#{1,3}\s/.test(line);
    const isFree =
      isBlankLine(lines[index - 1]) || all.at(-1)?.end === index || isBelowOther(lines, index, isWrapped);
    // Most lines are inside a paragraph.
    if (!isMarked && !isFree && !isDense) continue;
    const heading = headingOfKind(line, kind);
    if (!heading || (!isMarked && !isFollowed(lines, index, heading, isDense))) continue;
    const titled = withTitle(lines, index, heading);
    all.push(titled);
    index = titled.end - 1;
  }
  return all;
}

/** The lengths, in UTF-16 units, between which lines are that a paragraph is wrapped to. */
const WRAPPED = { min: 60, max: 120 };

/** Kinds that are headings below a line of a title page, of verse, or of prose that is not wrapped, too. */
const BELOW_OTHERS: ReadonlySet<HeadingKind> = new Set(['volume', 'part', 'chapter', 'numeral']);

/** Whether a heading by a number, with nothing below it, stands directly below a line that can't be of the same paragraph. */
function isBelowOther(lines: readonly string[], at: number, isWrapped: boolean): boolean {
  const above = lines[at - 1]?.trim().length ?? 0;
  const mayGoOn = isWrapped && above >= WRAPPED.min && above <= WRAPPED.max;
  if (mayGoOn || !isBlankLine(lines[at + 1])) return false;
  const heading = headingIn(lines[at] ?? '');
  return heading !== undefined && BELOW_OTHERS.has(heading.kind) && (heading.isSure ?? true);
}

function headingOfKind(line: string, kind: 'own' | 'listed' | undefined): Heading | undefined {
  const heading = headingIn(line);
  if (kind === undefined) return heading;
  if (kind === 'listed' && heading && heading.kind !== 'capitals') return heading;
  const words = withoutEmphasis(line);
  return { ...heading, kind, label: words.toLowerCase(), title: words };
}

/** Whether nothing, its title, or another heading follows a heading. */
function isFollowed(lines: readonly string[], at: number, heading: Heading, isDense: boolean): boolean {
  const next = lines[at + 1];
  if (isBlankLine(next)) return true;
  if (headingIn(next ?? '') !== undefined) return true;
  if (isDense) return heading.isSure === true;
  if ((heading.title === '' || heading.isSure) && isBlankLine(lines[at + 2])) return true;
  return heading.isSure === true && isBlankLine(lines[at + TITLE_LINES]) && !/[.,;]$/.test(next ?? '');
}

/** A heading with its words and, if its line has none, the title below. */
function withTitle(lines: readonly string[], at: number, heading: Heading): FoundHeading {
  const own = withoutEmphasis((lines[at] ?? '').replace(/^\s*#+\s*|\s*#+\s*$/g, ''));
  const headingTo = (end: number, title?: string): FoundHeading => {
    const name = title === undefined ? own : `${own.replace(/[.:]$/, '')}. ${title}`;
    const kind: HeadingKind = title !== undefined && heading.kind === 'numeral' ? 'titled' : heading.kind;
    const label = kind === heading.kind ? heading.label : `${heading.label} ${title?.toLowerCase()}`;
    return { ...heading, kind, label, index: at, end, name };
  };
  if (!TITLED.has(heading.kind)) return headingTo(at + 1);
  if (heading.title !== '') {
    const end = endOfParagraph(lines, at);
    // A long title continues on the next line.
    if (end === at + 1 || !heading.isSure || !isBlankLine(lines[end])) return headingTo(at + 1);
    const next = headingIn(lines[at + 1] ?? '');
    if (next && !(next.kind === 'capitals' && isLoud(heading.title))) return headingTo(at + 1);
    const rest = lines.slice(at + 1, end).map((line) => line.trim());
    return { ...headingTo(end), name: [own, ...rest].join(' ') };
  }
  const below = titleLine(lines, at);
  const end = endOfParagraph(lines, below);
  const title = withoutEmphasis(
    lines
      .slice(below, end)
      .map((line) => line.trim())
      .join(' '),
  );
  return isTitle(title, end - below, headingIn(lines[below] ?? ''))
    ? headingTo(end, title)
    : headingTo(at + 1);
}

/** The most blank lines between a heading and a title in capitals below it. */
const TITLE_BLANKS = 4;

/** The line at which a title below a heading may begin: the next one, or one further below in capitals that has nothing below it either. */
function titleLine(lines: readonly string[], at: number): number {
  if (!isBlankLine(lines[at + 1])) return at + 1;
  let below = at + 2;
  while (below <= at + 1 + TITLE_BLANKS && isBlankLine(lines[below])) below++;
  const isApart = isLoud(lines[below] ?? '') && isBlankLine(lines[below + 1]);
  return isApart ? below : at + 2;
}

/** Kinds with a title on the line or below it. */
const TITLED: ReadonlySet<HeadingKind> = new Set(['volume', 'part', 'chapter', 'numeral']);

function endOfParagraph(lines: readonly string[], from: number): number {
  let end = from;
  while (end < from + TITLE_LINES && !isBlankLine(lines[end])) end++;
  return isBlankLine(lines[end]) ? end : from;
}

const isLoud = (title: string) => !/\p{Ll}/u.test(title);

/** Whether the words below a heading are its title and not the beginning of the text. */
function isTitle(title: string, lines: number, heading: Heading | undefined): boolean {
  if (title === '' || (heading && heading.kind !== 'capitals')) return false;
  if (isLoud(title)) return title.length <= 200 && !/[,;]$/.test(title);
  return (
    lines === 1 && title.length <= 70 && !/[.,;:]$/.test(title) && /^[\p{Lu}\p{Lo}\p{N}“«"‘'(]/u.test(title)
  );
}
