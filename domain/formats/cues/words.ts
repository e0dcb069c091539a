import { isBlank } from '../../core/text/text.ts';

const TAG = /<\/?(?:b|i|u|s|c|v|font|lang|ruby|rt|\d\d)\b[^<>]{0,300}>/gi;

/** Whether a cue's text has words besides tags, override blocks and drawings. */
export function hasWords(text: string): boolean {
  return !isBlank(withoutBlocks(text).replace(TAG, ''));
}

/** Whether a cue is a drawing or part of one: an override block of its text starts drawing mode. */
export function isDrawing(text: string): boolean {
  return /\{[^{}]{0,300}\\p[1-9]/.test(text);
}

/** A mark that stands for a tag or code of the file (docs/decisions/060). */
const MARK = /<\/?(?:a|b|code|i|img|note|s|sub|sup|u|x)\d{0,4}\/?>/g;

/** The lines that a cue with this text shows, without tags, override blocks, drawings and marks. Blank ones aren't counted. */
export function shownLines(text: string): string[] {
  const words = withoutBlocks(text).replace(TAG, '').replace(MARK, '');
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));
}

const DRAWS = /\\p(\d)/g;

/** A text without its override blocks, `{\…}`, and without drawings between `{\p1}` and `{\p0}`. */
function withoutBlocks(text: string): string {
  let words = '';
  let isDrawing = false;
  let at = 0;
  for (;;) {
    const open = text.indexOf('{\\', at);
    const close = open === -1 ? -1 : text.indexOf('}', open);
    const run = text.slice(at, close === -1 ? text.length : open);
    if (!isDrawing) words += run;
    if (close === -1) return words;
    const level = [...text.slice(open, close).matchAll(DRAWS)].at(-1)?.[1];
    if (level !== undefined) isDrawing = level !== '0';
    at = close + 1;
  }
}
