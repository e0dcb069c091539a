/** The height of a line in the text field, in pixels; the line numbers are aligned by it. */
export const LINE_HEIGHT = 22;

/** How many lines a text has. */
export function linesIn(text: string): number {
  let lines = 1;
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) lines++;
  return lines;
}

/** The offsets of a line, counted from 1, in a text. */
export function lineAt(text: string, line: number): { start: number; end: number } {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}
