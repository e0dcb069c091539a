import type { Format } from '#domain/formats/format.ts';

/** Formats by the names that they have in every language; plain text has its own in each. */
export const FORMAT_NAMES: Partial<Record<Format, string>> = {
  json: 'JSON',
  special_json: 'JSON',
  srt: 'SubRip (SRT)',
  vtt: 'WebVTT',
  ass: 'ASS / SSA',
};
