import type { Bounds } from '../limits.ts';

/**
 * Length of a text in Unicode code points, the one measure of every limit (strings.6). A lone surrogate
 * counts as one.
 */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++) {
    if (isHighSurrogate(text.charCodeAt(at)) && isLowSurrogate(text.charCodeAt(at + 1))) {
      length--;
      at++;
    }
  }
  return length;
}

/** Whether a text has more than `max` code points. It never counts a very long text to the end. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || lengthOf(text) > max;
}

/** A text as it is stored: unchanged, except that CRLF becomes LF and a leading BOM is dropped (strings.7). */
export function storedText(raw: string): string {
  const text = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
  return text.replaceAll('\r\n', '\n');
}

/**
 * Whether a text has nothing to read: only Unicode white space and characters without a glyph, such as zero-width
 * spaces and joiners, soft hyphens, BOM and fillers (strings.10).
 */
export function isBlank(text: string): boolean {
  return !READABLE.test(text);
}

const READABLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text can be stored and sent: it has no NUL and no lone surrogate (strings.11). */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Whether a text has control characters other than tab and line feed, or code points that are no characters, which break files
 * (strings.22).
 */
export const hasControls = (text: string): boolean => text.search(CONTROLS) >= 0;

/** Every such character of a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that break files.
export const CONTROLS = /[\x01-\x08\x0b-\x1f\ufffe\uffff]/g;

/** How many of them a refusal names. */
export const MOST_CONTROLS_NAMED = 5;

/** The names of such characters as `U+0008`, each once and at most some, by which they are refused (editor.42). */
export const controlNames = (text: string): string[] =>
  [...new Set(text.match(CONTROLS))]
    .slice(0, MOST_CONTROLS_NAMED)
    .map((character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);

/**
 * Folds a text for comparison and search (strings.9): NFC, and without case. Letters go by way of upper case, which
 * makes ß and ẞ, and σ and ς, the same.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC');
}

/** What can be wrong with a text's length. */
export type TextProblem = 'required' | 'minlength' | 'maxlength';

/** Why a text violates its bounds; `required` if it is blank and must not be (strings.10). */
export function whyNotText(text: string, { min, max }: Bounds): TextProblem | undefined {
  if (min > 0 && isBlank(text)) return 'required';
  if (isLongerThan(text, max)) return 'maxlength';
  if (lengthOf(text) < min) return 'minlength';
  return undefined;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** The first characters of a text, with an ellipsis if there are more. */
export function shorten(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
