import { LIMITS } from '../../core/limits.ts';
import { linesOf } from '../../core/text/splitting.ts';
import { lettersAfter } from './found-headings.ts';
import {
  HEADING_LEVELS,
  type HeadingLevel,
  type Outline,
  type OutlineHeading,
  outlineOf,
} from './outline.ts';

/**
 * A range of lines of a long text, from 1, both inclusive, proposed as a section. Parts before and after the chapters
 * have no name.
 */
export type Chapter = {
  readonly kind: 'front' | 'chapter' | 'back';
  readonly name: string;
  readonly from: number;
  readonly to: number;
};

/**
 * How a user splits a text: at the headings of a level and above, except for individually changed ones, named by their
 * lines from 1.
 */
export type SplitOptions = {
  /** The level of the text's chapters by default. */
  readonly level?: HeadingLevel | undefined;
  readonly otherwise?: readonly number[];
};

/**
 * Splits a long text at its headings, which stay in their chapters (imports.13). The text before the first heading,
 * with a list of contents, is one part, and a licence at the end another. Empty if there are fewer than two headings to
 * split at.
 */
export function chaptersOf(
  content: string,
  outline = outlineOf(content),
  cutting: SplitOptions = {},
): Chapter[] {
  const lines = linesOf(content);
  const headings = splitHeadings(outline, cutting);
  const ownSections = sectionsAt(lines, outline, headings);
  const sections = ownSections.map((section) => ({
    ...section,
    at: withPartsAbove(lines, outline, cutting, section.at),
  }));
  const [first] = sections;
  const cut = sections.length;
  if (!first || (cut < 2 && !cutting.otherwise?.length)) return [];
  const end = Math.min(backFrom(lines, sections.at(-1)?.at ?? 0), outline.end);
  const chapters = sections.map(({ at, name }, nth): Chapter => {
    return { kind: 'chapter', name, from: at + 1, to: sections[nth + 1]?.at ?? end };
  });
  const around = [
    { kind: 'front', name: '', from: 1, to: first.at },
    { kind: 'back', name: '', from: end + 1, to: lines.length },
  ] as const satisfies Chapter[];
  const [front, back] = around.map((part) => (hasText(lines, part.from - 1, part.to) ? [part] : []));
  return [...(front ?? []), ...chapters, ...(back ?? [])];
}

/** The headings at which a text is split. */
export function splitHeadings({ headings, level }: Outline, cutting: SplitOptions): OutlineHeading[] {
  const isCut = isSplitHeading({ ...cutting, level: cutting.level ?? level });
  return headings.filter(({ kind, level, index: at }) =>
    isCut({ level, line: at + 1, isOwn: kind === 'own' }),
  );
}

/** Whether a text is split at a heading; headings by the user's own pattern count at any level. */
export function isSplitHeading({ level, otherwise = [] }: SplitOptions) {
  const depth = level === undefined ? -1 : HEADING_LEVELS.indexOf(level);
  const changed = new Set(otherwise);
  return (one: { readonly level: HeadingLevel; readonly line: number; readonly isOwn: boolean }): boolean =>
    (one.isOwn || HEADING_LEVELS.indexOf(one.level) <= depth) !== changed.has(one.line);
}

type Section = { readonly at: number; readonly name: string };

/**
 * Sections begin at headings; consecutive ones, such as PART ONE and CHAPTER I, begin one section. If names repeat,
 * each is prefixed by its part.
 */
function sectionsAt(
  lines: readonly string[],
  { headings }: Outline,
  cut: readonly OutlineHeading[],
): Section[] {
  const above = partsAbove(headings);
  const sections: (Section & { readonly part: string; readonly last: string })[] = [];
  let open: { at: number; names: string[]; part: string } | undefined;
  for (const [nth, heading] of cut.entries()) {
    const parts = above.get(heading) ?? [];
    open ??= { at: heading.index, names: [], part: parts.map(shortName).join(DOT) };
    open.names.push(heading.name);
    if (nth < cut.length - 1 && lettersAfter(lines, cut, nth) === 0) continue;
    const { at, names, part } = open;
    sections.push({ at, part, name: names.join(DOT), last: heading.name });
    open = undefined;
  }
  const lasts = sections.map(({ last }) => last.toLowerCase());
  const isTwice = new Set(lasts).size < lasts.length;
  return sections.map(({ at, name, part }) => ({ at, name: nameOf(isTwice ? part : '', name) }));
}

/**
 * Moves the beginning of a section up over part headings directly above its first heading at which the user does not
 * split, because they belong to what follows.
 */
function withPartsAbove(
  lines: readonly string[],
  { headings }: Outline,
  { otherwise = [] }: SplitOptions,
  at: number,
): number {
  let first = headings.findIndex((heading) => heading.index === at);
  for (; first > 0; first--) {
    const [above, below] = [headings[first - 1], headings[first]];
    const isPart = above && below && above.rank <= below.rank && otherwise.includes(above.index + 1);
    if (!isPart || lettersAfter(lines, headings, first - 1) > 0) break;
  }
  return headings[first]?.index ?? at;
}

const DOT = ' · ';

/** The headings that contain each heading, outermost first. */
function partsAbove(headings: readonly OutlineHeading[]): ReadonlyMap<OutlineHeading, OutlineHeading[]> {
  const open: OutlineHeading[] = [];
  return new Map(
    headings.map((heading) => {
      while ((open.at(-1)?.rank ?? -1) >= heading.rank) open.pop();
      const above = [...open];
      open.push(heading);
      return [heading, above];
    }),
  );
}

/** A heading's words without its title. */
function shortName({ name, title }: OutlineHeading): string {
  const at = title === '' ? -1 : name.indexOf(title);
  const short = (at > 0 ? name.slice(0, at) : title === '' ? (name.split('. ')[0] ?? name) : name).replace(
    /[\s.:,)\]—–-]+$/,
    '',
  );
  return short === '' ? name : short;
}

/** A name within the limit of section names; one that is too long loses its part, then its end. */
function nameOf(part: string, name: string): string {
  const line = name.replace(/\s+/gu, ' ').trim();
  const whole = part === '' ? line : `${part}${DOT}${line}`;
  const max = LIMITS.sectionName.max;
  const letters = [...whole].length > max ? [...line] : [...whole];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : letters.join('');
}

const LICENCE = /^\s{0,20}(\*{3}\s{0,3}END OF (THE|THIS) PROJECT GUTENBERG|End of (the )?Project Gutenberg)/i;

/** The number of lines before a licence at the end, if it begins after the last heading. */
function backFrom(lines: readonly string[], after: number): number {
  const index = lines.findIndex((line, at) => at > after && LICENCE.test(line));
  return index === -1 ? lines.length : index;
}

function hasText(lines: readonly string[], from: number, to: number): boolean {
  return lines.slice(from, to).some((line) => line.trim() !== '');
}
