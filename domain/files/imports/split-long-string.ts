import { LIMITS } from '../../core/limits.ts';
import { isLongerThan } from '../../core/text/text.ts';
import { type Format, hasCapability, isSubtitles } from '../../formats/model/format.ts';
import type { ImportedString } from '../../formats/model/reading.ts';
import { hasTimes, splitCue } from '../../formats/split-cue.ts';
import { jointsIn, splitLong } from '../../formats/split-long.ts';
import type { ParsedSource } from './parsed-source.ts';

/** The most characters that are split into sentences in reasonable time. */
const CUT_AT_ONCE = 5_000_000;

/**
 * Why a string that is too long can't be split: a key names one text, a cue needs times to share, or the text is far
 * too long.
 */
export function whyNotSplitString(
  string: ImportedString,
  readAs: Format,
): 'key' | 'cue' | 'size' | undefined {
  if (string.key !== '') return 'key';
  if (string.text.length > CUT_AT_ONCE) return 'size';
  return isSubtitles(readAs) && !hasTimes(string, readAs) ? 'cue' : undefined;
}

/** The length up to which strings of a format are imported uncut: of prose less than a translation may have (imports.14). */
const uncutIn = (readAs: Format): number =>
  hasCapability(readAs, 'splits') && !isSubtitles(readAs) ? LIMITS.uncutText : LIMITS.stringText.max;

/**
 * Splits a string that is too long at ends of sentences (imports.14). Each part but the first continues the one before
 * it.
 */
export function splitLongString(
  string: ImportedString,
  { readAs, headerAndFooter }: Pick<ParsedSource, 'readAs' | 'headerAndFooter'>,
  lang?: string,
): ImportedString[] {
  if (isSubtitles(readAs)) {
    const cues = splitCue(string, readAs, { locale: lang, header: headerAndFooter?.header }) ?? [string];
    return cues.map((cue, nth) => (nth === 0 ? cue : { ...cue, continues: true }));
  }
  const texts = splitLong(string.text, uncutIn(readAs), lang);
  if (texts.length === 1) return [string];
  const joints = jointsIn(string.text, texts);
  return texts.map((text, nth) =>
    nth === 0
      ? { ...string, text, whole: string.text }
      : { ...string, text, continues: true, joint: joints[nth] ?? '' },
  );
}

/** The parts of the string at an index of an import. */
export type SplitString = { readonly at: number; readonly pieces: readonly ImportedString[] };

/** Splits every string of an import that is too long and can be split. */
export function splitStrings(
  load: Pick<ParsedSource, 'readAs' | 'headerAndFooter' | 'strings'>,
  lang?: string,
): SplitString[] {
  const { readAs, strings } = load;
  return strings.flatMap((string, index) =>
    isLongerThan(string.text, uncutIn(readAs)) && whyNotSplitString(string, readAs) === undefined
      ? [{ at: index, pieces: splitLongString(string, load, lang) }]
      : [],
  );
}

/** A file of plain text with its long paragraphs cut, which are no problem then (imports.14). Other formats stay as they are. */
export function withProseCut(load: ParsedSource, lang: string): ParsedSource {
  if (uncutIn(load.readAs) === LIMITS.stringText.max) return load;
  const cuts = new Map(splitStrings(load, lang).map(({ at, pieces }) => [at, pieces]));
  const strings = load.strings.flatMap((string, index) => cuts.get(index) ?? [string]);
  if (load.ok) return { ...load, strings };
  const problems = load.problems.filter(({ kind, index }) => kind !== 'tooLong' || !cuts.has(index ?? -1));
  const { ok: _ok, problems: _problems, ...read } = load;
  return problems.length > 0 ? { ...read, strings, ok: false, problems } : { ...read, strings, ok: true };
}
