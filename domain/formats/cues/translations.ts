import type { FoundText } from '../model/skeleton-codec.ts';
import type { FoundTranslation, TargetString, TranslationReading } from '../model/translation-reading.ts';
import type { CueFile } from './cue-file.ts';
import { cueOf } from './cues.ts';
import { matchCues } from './match-cues.ts';

/**
 * Translated subtitles beside the source, of whatever format (imports.30): by cue number, and by time when numbers differ;
 * several cues in the time of one become its lines. A cue without words is an empty translation, where nothing else is said
 * in its place. A section without cues takes them one by one.
 */
export function readCueTranslations(
  { texts, silent }: Pick<CueFile, 'texts' | 'silent'>,
  strings: readonly TargetString[],
): TranslationReading {
  const spoken = texts.flatMap((text) => cueIn(text, false));
  const all = [...spoken, ...silent.flatMap((text) => cueIn(text, true))].toSorted((a, b) => a.line - b.line);
  if (all.length === 0) return { pieces: [], problems: [{ kind: 'noCues', line: 1 }], by: 'number' };
  const sources = strings.map(({ context = '' }) => cueOf(context));
  if (sources.some((source) => source)) {
    const { by, places } = matchCues(all, sources);
    const placed = all.map((cue, nth) => ({ ...cue, at: places[nth] }));
    return { pieces: by === 'time' ? joined(told(placed)) : told(placed), problems: [], by };
  }
  const cues = all.length === strings.length ? all : spoken;
  const problem = { kind: 'wrongAmount', lines: cues.length, strings: strings.length } as const;
  if (cues.length !== strings.length) return { pieces: [], problems: [problem], by: 'number' };
  return { pieces: cues.map((cue, at) => ({ ...pieceOf(cue), at })), problems: [], by: 'number' };
}

function cueIn({ text, line, context }: FoundText, isSilent: boolean) {
  const cue = cueOf(context);
  return cue ? [{ ...cue, text: isSilent ? '' : text, line, label: context, isSilent }] : [];
}

type FoundCue = ReturnType<typeof cueIn>[number];

const pieceOf = ({ text, line, label }: FoundCue) => ({ text, line, label });

/** What is said of which string; a silent cue says something of one that has no other alone. */
function told(cues: readonly (FoundCue & { readonly at: number | undefined })[]): CuePiece[] {
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

/** Pieces for the same string as the lines of one. */
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
