import { LIMITS } from '../core/limits.ts';
import { isBlank, isLongerThan, lengthOf } from '../core/text/text.ts';

/**
 * Splits a text that is too long at ends of sentences, into parts of about one length. A sentence that is too long is
 * split at ends of words, and such a word between graphemes. What stands between two marks stays together if it fits
 * (imports.14). The parts make up the text again, except for white space between them.
 */
export function splitLong(text: string, max: number, locale: string | undefined = undefined): string[] {
  if (!isLongerThan(text, max)) return [text];
  const whole = lengthOf(text);
  const ideal = whole / Math.ceil(whole / max);
  const pieces: string[] = [];
  let open = '';
  let length = 0;
  // White space after the open part, dropped if the next sentence does not fit.
  let gap = '';
  for (const part of withMarksWhole(cutText(text, max, locale), max)) {
    const words = part.trim();
    if (words === '') {
      gap += part;
      continue;
    }
    const between = open === '' ? '' : gap + part.slice(0, part.length - part.trimStart().length);
    const added = lengthOf(between) + lengthOf(words);
    if (open !== '' && (length >= ideal || length + added > max)) {
      pieces.push(open);
      open = words;
      length = lengthOf(words);
    } else {
      open += between + words;
      length += added;
    }
    gap = part.slice(part.trimEnd().length);
  }
  return [...pieces, open].filter((piece) => !isBlank(piece));
}

/** The white space that stood before each part of a text that was split, as much as is stored; nothing before the first. */
export function jointsIn(text: string, parts: readonly string[]): string[] {
  let end = 0;
  return parts.map((part, nth) => {
    const from = text.indexOf(part, end);
    const joint = nth === 0 || from < 0 ? '' : text.slice(end, Math.min(from, end + LIMITS.formedText));
    end = from < 0 ? end : from + part.length;
    return joint;
  });
}

/** Joins the parts that stand between a mark and its end, as far as they fit together. */
function withMarksWhole(parts: readonly string[], max: number): string[] {
  const whole: string[] = [];
  let depth = 0;
  let length = 0;
  for (const part of parts) {
    const added = lengthOf(part);
    const isJoined = depth > 0 && length + added <= max;
    if (isJoined) whole.push((whole.pop() ?? '') + part);
    else whole.push(part);
    length = isJoined ? length + added : added;
    for (const [mark] of part.matchAll(MARK)) depth = Math.max(0, depth + depthOf(mark));
  }
  return whole;
}

const depthOf = (mark: string): number => (mark.endsWith('/>') ? 0 : mark.startsWith('</') ? -1 : 1);

const GRAINS = ['sentence', 'word', 'grapheme'] as const;
type Grain = (typeof GRAINS)[number];

/** The sentences of a text; of one that is too long the words, and of such a word the graphemes. */
function cutText(text: string, max: number, locale: string | undefined, grain = 0): string[] {
  const granularity = GRAINS[grain];
  if (!granularity) return [text];
  return segmentsOf(text, granularity, locale).flatMap((segment) =>
    isLongerThan(segment.trim(), max) ? cutText(segment, max, locale, grain + 1) : [segment],
  );
}

/**
 * The sentences, words or graphemes of a text, which make it up again. Marks are not words of their own: they stay with
 * what is between them. A sentence doesn't end after an initial or a title.
 */
export function segmentsOf(text: string, granularity: Grain, locale: string | undefined): string[] {
  const segments = bare(
    text.replace(MARK, (mark) => UNSEEN.repeat(mark.length)),
    granularity,
    locale,
  );
  const ends = endsOf(text, segments);
  const parts = ends.map((end, nth) => text.slice(ends[nth - 1] ?? 0, end));
  return granularity === 'sentence' ? withInitials(parts) : parts;
}

/** A character that segments nothing, which stands for those of marks while a text is segmented. */
const UNSEEN = '\u2060';

function bare(text: string, granularity: Grain, locale: string | undefined): string[] {
  // Firefox before version 125 has no segmenter.
  if (!('Segmenter' in Intl)) return text.match(PLAIN[granularity]) ?? [text];
  return Array.from(new Intl.Segmenter(locale, { granularity }).segment(text), ({ segment }) => segment);
}

/** Where the segments of a text end: before a mark that begins there, and behind one that ends there. */
function endsOf(text: string, segments: readonly string[]): number[] {
  const moved = new Map<number, number>();
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const isEnd = mark.startsWith('</');
    const behind = index + mark.length;
    const before = moved.get(index) ?? index;
    for (let at = index + (isEnd ? 0 : 1); at <= behind; at++) moved.set(at, isEnd ? behind : before);
  }
  let read = 0;
  const ends = segments.map(({ length }) => {
    read += length;
    return moved.get(read) ?? read;
  });
  return [...new Set([...ends, text.length])];
}

/** Sentences as a reader takes them: what ends in an initial or a title goes on. */
function withInitials(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  let goesOn = false;
  for (const sentence of sentences) {
    if (goesOn) whole.push((whole.pop() ?? '') + sentence);
    else whole.push(sentence);
    goesOn = INITIAL.test(sentence.slice(-LONGEST_TITLE));
  }
  return whole;
}
/** A mark of a tag within a text (docs/decisions/060). */
const MARK = /<\/?[a-z]{1,4}\d{0,4}\/?>/g;

/** What a sentence doesn't end with: an initial or a title. */
const INITIAL =
  /(?<!\p{L})(?:\p{Lu}|Mrs?|Ms|Dr|St|Prof|Rev|Hon|Capt|Col|Gen|Lt|Sgt|Messrs|Mme|Mlle|Sig|Dott|Avv|Ing|г|гг|им|св|проф|акад)\.\s*$/u;
const LONGEST_TITLE = 12;

/** Where to split without a segmenter. */
const PLAIN = {
  sentence: /[^.!?…。！？]*[.!?…。！？]+[\p{Pe}\p{Pf}"']*\s*|[^.!?…。！？]+/gu,
  word: /\s*\S+\s*/gu,
  grapheme: /\P{M}(?:\p{M}|\u200d\P{M})*|\p{M}+/gsu,
} as const satisfies Record<Grain, RegExp>;
