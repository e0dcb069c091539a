import { SECTION_TYPES } from '../section-types.ts';

/** Subtitles that can be loaded and downloaded (DECISIONS §6); SSA is read as ASS. */
export const SUBTITLE_FORMATS = ['srt', 'vtt', 'ass'] as const;
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number];

/** What a text comes in as, and goes out as again. */
export const FORMATS = [...SECTION_TYPES, ...SUBTITLE_FORMATS] as const;
export type Format = (typeof FORMATS)[number];

/** How the name of a file of each format ends. */
export const EXTENSIONS = {
  text: 'txt',
  json: 'json',
  special_json: 'json',
  srt: 'srt',
  vtt: 'vtt',
  ass: 'ass',
} as const satisfies Record<Format, string>;

/** Whether strings of this format are cues, with times. */
export function isSubtitles(format: Format | null): format is SubtitleFormat {
  return SUBTITLE_FORMATS.some((one) => one === format);
}
