import { readJson } from './read-json.ts';

/** A string, white space, a mark, or any other value of a JSON text; characters that belong to none are a value too. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"|[ \t\n\r]+|[{}[\],:]|[^"{}[\],: \t\n\r]+|"/g;

/** What was before: the beginning of an object or a list, a value or its end, a comma, a key. */
type Before = 'start' | 'value' | 'comma' | 'colon';

const AFTER: Readonly<Record<string, Before>> = { '{': 'start', '[': 'start', ',': 'comma', ':': 'colon' };

/** A printed JSON text as it is, or with its commas put right. */
export const withFittingCommas = (json: string): string => (readJson(json).ok ? json : withCommas(json));

/**
 * A JSON text with one comma between two values and none elsewhere. Where strings were left out, added or moved, commas
 * are missing or too many before.
 */
function withCommas(json: string): string {
  const parts: string[] = [];
  let before: Before = 'start';
  /** The place of the last comma in `parts`, which goes if an object or a list ends behind it. */
  let comma = -1;
  for (const [token] of json.matchAll(TOKEN)) {
    const isSpace = /^[ \t\n\r]/.test(token);
    if (!isSpace) {
      if (token === ',') {
        if (before !== 'value') continue;
        comma = parts.length;
      } else if (token === '}' || token === ']') {
        if (before === 'comma') parts[comma] = '';
      } else if (token !== ':' && before === 'value') parts[lastWord(parts)] += ',';
      before = AFTER[token] ?? 'value';
    }
    parts.push(token);
  }
  return parts.join('');
}

/** The place of the last part that is not white space. */
const lastWord = (parts: readonly string[]): number =>
  parts.findLastIndex((part) => !/^[ \t\n\r]*$/.test(part));
