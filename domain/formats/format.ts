import { SECTION_TYPES } from '../sections/section-types.ts';

/** Subtitles that can be loaded and downloaded (imports.11); SSA is read as ASS. */
export const SUBTITLE_FORMATS = ['srt', 'vtt', 'ass'] as const;
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number];

/** What a text comes in as, and goes out as again. */
export const FORMATS = [...SECTION_TYPES, ...SUBTITLE_FORMATS] as const;
export type Format = (typeof FORMATS)[number];

/** How the name of a file of each format ends. */
const EXTENSIONS = {
  text: 'txt',
  json: 'json',
  special_json: 'json',
  srt: 'srt',
  vtt: 'vtt',
  ass: 'ass',
} as const satisfies Record<Format, string>;

/** How the name of a section's file ends; the older SubStation Alpha keeps its own ending. */
export function extensionOf(format: Format, header?: string | null): string {
  return format === 'ass' && /^\[V4 Styles\]/im.test(header ?? '') ? 'ssa' : EXTENSIONS[format];
}

/** Whether strings of this format are cues, with times. */
export function isSubtitles(format: Format | null): format is SubtitleFormat {
  return SUBTITLE_FORMATS.some((one) => one === format);
}
