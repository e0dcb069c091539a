import { readAss } from './ass.ts';
import type { CueFile } from './cue-file.ts';
import type { SubtitleFormat } from './format.ts';
import { readSrt } from './srt.ts';
import { readVtt } from './vtt.ts';

/** The one table of how subtitles are read; lines end in LF. */
export const READ_SUBTITLES = {
  srt: readSrt,
  vtt: readVtt,
  ass: readAss,
} as const satisfies Record<SubtitleFormat, (content: string) => CueFile>;
