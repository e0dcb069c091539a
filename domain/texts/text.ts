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

/** Whether a text has more than `max` code points; the length of a very long one is never counted. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  return text.length > 2 * max || lengthOf(text) > max;
}

/**
 * A text as it is stored: exactly what came, save that CRLF becomes LF and a leading BOM is dropped
 * (strings.7).
 */
export function storedText(raw: string): string {
  const text = raw.startsWith('\uFEFF') ? raw.slice(1) : raw;
  return text.replaceAll('\r\n', '\n');
}

/**
 * Whether there is nothing to read in a text: Unicode white space, and characters that have no glyph of their
 * own (zero-width spaces and joiners, soft hyphen, BOM, fillers). Such a translation is empty (strings.10).
 */
export function isBlank(text: string): boolean {
  return !READABLE.test(text);
}

const READABLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text can be stored and sent (strings.11): no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Folds a text for comparing and searching (strings.9): NFC, and case folded by way of upper case, which knows ß, ς
 * and ẞ.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().toUpperCase().normalize('NFC');
}

/** What can be wrong with a text's length. */
export type TextProblem = 'required' | 'minlength' | 'maxlength';

/**
 * Why a text does not fit its bounds; `required` when it must be there and is blank (strings.10).
 */
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
