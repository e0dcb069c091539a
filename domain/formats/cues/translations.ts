import type { FoundText } from '../model/skeleton-codec.ts';
import type { FoundTranslation, TargetString, TranslationReading } from '../model/translation-reading.ts';
import type { CueFile } from './cue-file.ts';
import { cueOf } from './cues.ts';
import { matchCues } from './match-cues.ts';

/**
 * Matches translated subtitles of any format to the source (imports.30): by cue number, or by time if the numbers
 * differ. Several cues in the time of one become its lines. A cue without words is an empty translation, unless another
 * cue matches the same string. In a section without cues the nth cue is for the nth string.
 */
export function readCueTranslations(
  { texts, silent }: Pick<CueFile, 'texts' | 'silent'>,
  strings: readonly TargetString[],
  { hasEnds }: { readonly hasEnds: boolean },
): TranslationReading {
  const spoken = texts.flatMap((text) => cueIn(text, false));
  const all = [...spoken, ...silent.flatMap((text) => cueIn(text, true))].toSorted((a, b) => a.line - b.line);
  if (all.length === 0) return { pieces: [], problems: [{ kind: 'noCues', line: 1 }], by: 'number' };
  const sources = strings.map(({ context = '' }) => cueOf(context));
  if (sources.some((source) => source)) {
    const { by, places } = matchCues(all, sources);
    const placed = all.map((cue, nth) => ({ ...cue, at: places[nth] }));
    const pieces = by === 'time' ? joined(piecesOf(placed)) : piecesOf(placed);
    const timesOf = new Map(all.map((cue) => [cue.line, cue]));
    const otherTimes = pieces.flatMap(({ line, label = '', at = -1 }) => {
      const [cue, string] = [timesOf.get(line), strings[at]];
      return cue && string && !isAtTimesOf(hasEnds ? cue : { start: cue.start }, string)
        ? [{ line, key: label }]
        : [];
    });
    return { pieces, problems: [], by, ...(otherTimes.length > 0 && { otherTimes }) };
  }
  const cues = all.length === strings.length ? all : spoken;
  const problem = { kind: 'wrongAmount', lines: cues.length, strings: strings.length } as const;
  if (cues.length !== strings.length) return { pieces: [], problems: [problem], by: 'number' };
  return { pieces: cues.map((cue, index) => ({ ...pieceOf(cue), at: index })), problems: [], by: 'number' };
}

/** The longest frame, in milliseconds: what differs by less is the same time in another format. */
const FRAME = 42;

/** Whether a cue is shown when its string is, or when the translation of that is. */
function isAtTimesOf(
  { start, end }: { readonly start: number; readonly end?: number },
  { context = '', target_start, target_end }: TargetString,
): boolean {
  const source = cueOf(context);
  const isSame = (from: number, to: number) =>
    Math.abs(start - from) <= FRAME && Math.abs((end ?? to) - to) <= FRAME;
  if (!source) return true;
  return isSame(source.start, source.end) || isSame(target_start ?? source.start, target_end ?? source.end);
}

function cueIn({ text, line, context }: FoundText, isSilent: boolean) {
  const cue = cueOf(context);
  return cue ? [{ ...cue, text: isSilent ? '' : text, line, label: context, isSilent }] : [];
}

type FoundCue = ReturnType<typeof cueIn>[number];

const pieceOf = ({ text, line, label }: FoundCue) => ({ text, line, label });

/** Translations with their strings. A silent cue counts only for a string that no other cue matches. */
function piecesOf(cues: readonly (FoundCue & { readonly at: number | undefined })[]): CuePiece[] {
  const spoken = new Set(cues.flatMap(({ at, isSilent }) => (isSilent ? [] : [at])));
  const seen = new Set<number>();
  return cues.flatMap((cue): CuePiece[] => {
    const { at, isSilent } = cue;
    if (isSilent && (at === undefined || spoken.has(at) || seen.has(at))) return [];
    if (isSilent && at !== undefined) seen.add(at);
    return [{ ...pieceOf(cue), at }];
  });
}

type CuePiece = Extract<FoundTranslation, { readonly at: unknown }>;

/** Joins translations of the same string as lines. */
function joined(pieces: readonly CuePiece[]): CuePiece[] {
  const first = new Map<number, number>();
  const all: CuePiece[] = [];
  for (const piece of pieces) {
    const known = piece.at === undefined ? undefined : first.get(piece.at);
    const before = known === undefined ? undefined : all[known];
    if (known !== undefined && before) all[known] = { ...before, text: `${before.text}\n${piece.text}` };
    else {
      if (piece.at !== undefined) first.set(piece.at, all.length);
      all.push(piece);
    }
  }
  return all;
}
