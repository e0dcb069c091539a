import type { FileFormat } from '../model/file-format.ts';
import { hasCapability, type SubtitleFormat } from '../model/format.ts';
import { type ImportedString, parseResult, type TimingChoice, unreadable } from '../model/reading.ts';
import { type HeaderAndFooter, normalizeLineEndings } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';
import { printedInPlace } from '../skeleton/skeleton-format.ts';
import type { CueFile } from './cue-file.ts';
import { readCueTranslations } from './translations.ts';

/** The parts in which subtitle formats differ. */
type Subtitles = {
  readonly id: SubtitleFormat;
  /** Reads a file whose lines end in LF. */
  readonly readCues: (content: string, choice: TimingChoice) => CueFile;
  readonly skeleton: SkeletonCodec;
  readonly empty: HeaderAndFooter;
};

/** What a file says besides its cues. */
const aside = ({ languages, tracks, frameRate }: Pick<CueFile, 'languages' | 'tracks' | 'frameRate'>) => ({
  ...(languages && { languages }),
  ...(tracks && { tracks }),
  ...(frameRate !== undefined && { frameRate }),
});

/** A subtitle format: each cue with words is a string (imports.11). */
export function subtitleFormat({ id, readCues, skeleton, empty }: Subtitles) {
  return {
    read: (content, options) => {
      const { headerAndFooter, leads, texts, isFound, problem, ...facts } = readCues(
        normalizeLineEndings(content),
        options,
      );
      if (problem) return unreadable(id, problem.kind, problem.line);
      if (!isFound && content.trim() !== '') return unreadable(id, 'noCues', 1);
      const strings = texts.map(({ text, raw, line, key, context }, nth): ImportedString => {
        return { text, key, context, max_length: null, line, frame: { lead: leads[nth] ?? '', raw } };
      });
      return { ...parseResult(id, strings), headerAndFooter, ...aside(facts) };
    },
    readTranslations: (content, strings, { language }) => {
      const file = readCues(normalizeLineEndings(content), { language });
      if (file.problem) return { pieces: [], problems: [file.problem], by: 'number' };
      // Where cues have no ends, each is shown until the next.
      return readCueTranslations(file, strings, { hasEnds: !hasCapability(id, 'open') });
    },
    ...printedInPlace(skeleton, empty),
  } satisfies FileFormat;
}
