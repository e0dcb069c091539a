const PREFIX = 'string-';

/** The anchor of a string within the page. */
export const anchorOfString = (string: number): string => `${PREFIX}${string}`;

/**
 * How far below the top of the window the first line of a reader may be, in pixels: under the header, or after a gap or
 * a title. A string to which an address has led begins above the first (StringText.module.css).
 */
const LINES = [80, 112, 150, 210, 290];

/** The string that a reader has before them at the top of the window; undefined if there is none. */
export function stringAtTop(): number | undefined {
  const text = document.getElementById('text')?.getBoundingClientRect();
  if (!text) return undefined;
  for (const line of LINES) {
    const element = document.elementFromPoint(text.left + text.width / 2, line)?.closest(`[id^="${PREFIX}"]`);
    if (element) return Number(element.id.slice(PREFIX.length));
  }
  return undefined;
}
