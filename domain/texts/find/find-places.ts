import { RE2JS } from 're2js';
import type { TextRange } from '../../core/text/text-range.ts';
import { compile } from '../dictionary/pattern-engines.ts';
import { inNfc } from '../dictionary/terms/searched-texts.ts';
import { patternOfText } from '../editor/text-search.ts';
import type { Finding } from './finding.ts';

/** A match in a text: its range, and the texts of the whole match and of its groups; undefined if one took no part. */
export type FoundPlace = TextRange & { readonly groups: readonly (string | undefined)[] };

/** Finds what is sought. Places are in order; none overlaps another, none is empty (find.4). */
export type Finder = {
  placesIn(text: string): FoundPlace[];
  /** How many groups the pattern has, and the numbers of those with a name. */
  readonly groupsAmount: number;
  readonly names: Readonly<Record<string, number>>;
};

/** The match that begins at this index or later. */
type Match = (from: number) => FoundPlace | undefined;

/** The finder of what is sought; undefined if it is empty, or no valid pattern, or one that would be slow (find.3). */
export function createFinder(finding: Finding): Finder | undefined {
  if (finding.find === '') return undefined;
  return finding.regex ? finderOfPattern(finding) : finderOfText(finding);
}

/** A letter whose accent is a code point of its own is another letter. */
const NOT_ACCENTED = String.raw`(?![\u0300-\u036f])`;

function finderOfText({ find, match_case, whole_words }: Finding): Finder {
  const pattern = new RegExp(patternOfText(find, match_case) + NOT_ACCENTED, match_case ? 'gu' : 'giu');
  const matchesIn =
    (text: string): Match =>
    (from) => {
      pattern.lastIndex = from;
      const match = pattern.exec(text);
      return match
        ? { start: match.index, end: match.index + match[0].length, groups: [match[0]] }
        : undefined;
    };
  return {
    placesIn: (text) => places(text, matchesIn(text), whole_words),
    groupsAmount: 0,
    names: {},
  };
}

function finderOfPattern({ find, match_case, whole_words }: Finding): Finder | undefined {
  const pattern = compile(find.normalize('NFC'), match_case ? 0 : RE2JS.CASE_INSENSITIVE);
  if (!pattern) return undefined;
  const matchesIn = (plain: string): Match => {
    const matcher = pattern.matcher(plain);
    return (from) =>
      matcher.find(from)
        ? {
            start: matcher.start(),
            end: matcher.end(),
            groups: Array.from(
              { length: pattern.groupCount() + 1 },
              (_, nth) => matcher.group(nth) ?? undefined,
            ),
          }
        : undefined;
  };
  return {
    placesIn(text) {
      const { plain, startAt, endAt } = inNfc(text);
      if (!pattern.test(plain)) return [];
      return places(plain, matchesIn(plain), whole_words).map(({ start, end, groups }) => ({
        start: startAt(start),
        end: endAt(end),
        groups,
      }));
    },
    groupsAmount: pattern.groupCount(),
    names: pattern.namedGroups(),
  };
}

function places(text: string, match: Match, whole: boolean): FoundPlace[] {
  const foundPlaces: FoundPlace[] = [];
  let from = 0;
  while (from <= text.length) {
    const place = match(from);
    if (!place) break;
    const isFound = place.end > place.start && (!whole || isWholeWords(text, place));
    if (isFound) foundPlaces.push(place);
    from = isFound ? place.end : place.start + lengthAt(text, place.start);
  }
  return foundPlaces;
}

/** UTF-16 units of the code point at this index; at least one, so that a search goes on. */
const lengthAt = (text: string, index: number) => ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);

const WORD = /[\p{L}\p{M}\p{N}]/u;

const isWordAt = (text: string, at: number) => WORD.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

/** The index of the code point before this index. */
function before(text: string, index: number): number {
  const unit = text.charCodeAt(index - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 2 : index - 1;
}

/** Whether two letters, marks or digits meet at this index. */
function isInWord(text: string, index: number): boolean {
  return index > 0 && index < text.length && isWordAt(text, before(text, index)) && isWordAt(text, index);
}

/** Whether a range neither begins nor ends inside of a word (find.3). RE2's `\b` knows only ASCII. */
const isWholeWords = (text: string, { start, end }: TextRange): boolean =>
  !isInWord(text, start) && !isInWord(text, end);
