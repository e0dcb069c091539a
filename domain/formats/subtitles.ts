import type { CueFile } from './cues/cue-file.ts';
import { readCueTranslations } from './cues/translations.ts';
import type { FileFormat } from './model/file-format.ts';
import type { SubtitleFormat } from './model/format.ts';
import { type ImportedString, parseResult, unreadable } from './model/reading.ts';
import { type HeaderAndFooter, normalizeLineEndings } from './model/skeleton.ts';
import type { SkeletonCodec } from './model/skeleton-codec.ts';
import { printedInPlace } from './skeleton/skeleton-format.ts';

/** The parts in which subtitle formats differ. */
type Subtitles = {
  readonly id: SubtitleFormat;
  /** Reads a file whose lines end in LF. */
  readonly readCues: (content: string) => CueFile;
  readonly skeleton: SkeletonCodec;
  readonly empty: HeaderAndFooter;
};

/** A subtitle format: each cue with words is a string (imports.11). */
export function subtitleFormat({ id, readCues, skeleton, empty }: Subtitles) {
  return {
    read: (content) => {
      const { headerAndFooter, leads, texts, isFound } = readCues(normalizeLineEndings(content));
      if (!isFound && content.trim() !== '') return unreadable(id, 'noCues', 1);
      const strings = texts.map(({ text, raw, line, key, context }, nth): ImportedString => {
        return { text, key, context, max_length: null, line, frame: { lead: leads[nth] ?? '', raw } };
      });
      return { ...parseResult(id, strings), headerAndFooter };
    },
    readTranslations: (content, strings) =>
      readCueTranslations(readCues(normalizeLineEndings(content)), strings),
    ...printedInPlace(skeleton, empty),
  } satisfies FileFormat;
}
