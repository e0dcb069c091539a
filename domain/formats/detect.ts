import { linesOf } from '../splitting.ts';
import { isBlank } from '../text.ts';
import { type Format, SUBTITLE_FORMATS } from './format.ts';
import { timesIn } from './scan-cues.ts';

/** So much of a file tells what it is. */
const LOOKED_AT = 100_000;

/** What a file or a paste most likely is: by how it begins, and where that leaves it open, by its name. */
export function formatOf(content: string, fileName = ''): Format {
  const start = content.slice(0, LOOKED_AT).replace(/^\uFEFF+/, '');
  const begun = start.trimStart();
  if (/^WEBVTT(\s|$)/.test(begun)) return 'vtt';
  if (/^\[(Script Info|V4\+? Styles|Events)\]/im.test(begun) && !/\.json$/i.test(fileName)) return 'ass';
  if (/^Dialogue:[^,\n]{0,40},\s*\d+:\d\d:\d\d\.\d+,/m.test(begun)) return 'ass';
  const named = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (named === 'json') return begun.startsWith('[') ? 'special_json' : 'json';
  if (hasCues(begun)) return named === 'vtt' ? 'vtt' : 'srt';
  if (/^\{\s*("|\}\s*$)/.test(begun)) return 'json';
  if (/^\[\s*(\{|\]\s*$)/.test(begun)) return 'special_json';
  if (named === 'ssa') return 'ass';
  return SUBTITLE_FORMATS.find((format) => format === named) ?? 'text';
}

/** Whether times of a cue stand on a line of their own among the first that have anything on them. */
function hasCues(content: string): boolean {
  const lines = content.split(/\r\n|\n|\r/, 400).filter((line) => !isBlank(line));
  return lines.slice(0, 40).some((line) => timesIn(line) !== undefined);
}

/** Average length of lines from which a text counts as prose; lines of verse and lists are shorter. In characters. */
const LONG = 40;

/**
 * Whether a plain text looks like paragraphs: long lines with blank lines between them. It is still split into lines unless the
 * user chooses otherwise (SPEC §5).
 */
export function looksLikeParagraphs(content: string): boolean {
  const lines = linesOf(content.slice(0, LOOKED_AT).trim());
  const written = lines.filter((line) => !isBlank(line));
  const blank = lines.length - written.length;
  const characters = written.reduce((sum, line) => sum + line.length, 0);
  return blank > written.length / 20 && characters > 0 && characters >= LONG * written.length;
}
