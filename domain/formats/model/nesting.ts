/** How deeply objects, lists and elements of a file may be nested; real files have less than 50 levels (imports.64). */
export const MOST_NESTED = 500;

/**
 * The index at which brackets are nested more deeply than a file is read, −1 if nowhere; parsers call themselves for
 * each nested bracket. Brackets in double quotes within brackets don't count. With `hasEntries`, a line that isn't
 * indented ends what is open.
 */
export function tooDeepAt(content: string, { hasEntries = false } = {}): number {
  let depth = 0;
  for (let offset = 0; offset < content.length; offset++) {
    const sign = content[offset];
    if (sign === '[' || sign === '{' || sign === '(') depth++;
    else if (sign === ']' || sign === '}' || sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === '"' && depth > 0)
      do if (content[offset++] === '\\') offset++;
      while (offset < content.length && content[offset] !== '"' && content[offset] !== '\n');
    else if (sign === '\n' && hasEntries && /[^\s\])}]/.test(content[offset + 1] ?? '')) depth = 0;
    if (depth > MOST_NESTED) return offset;
  }
  return -1;
}
