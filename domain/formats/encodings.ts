import { analyse } from 'chardet';
import { greatest } from '../core/long-lists.ts';
import { cyrillicOf } from './cyrillic-encodings.ts';
import type { Encoding } from './encoding.ts';
import { hebrewIn } from './hebrew-encoding.ts';
import { encodingOfAny, encodingOfLanguage, isDefinedIn } from './language-encodings.ts';

/** The text of a file and its encoding, what may be wrong with this, or a refusal of bytes that are not text. */
export type Decoded =
  | ({ readonly ok: true; readonly encoding: Encoding; readonly text: string } & DecodingDoubts)
  | { readonly ok: false; readonly kind: 'binary' };

/** What may be wrong with how a file was decoded. */
export type DecodingDoubts = {
  /** Whether the encoding is no more than a guess. */
  readonly isGuess?: true;
  /** Whether there were bytes that are none of the encoding, for which the text has U+FFFD. */
  readonly hasLost?: true;
};

/**
 * Decodes a file's bytes, without its BOM unless it `keepsMark`, by the given encoding or a detected one. Bytes that are invalid in a given
 * encoding become U+FFFD, so that users see that it is wrong.
 */
export function decode(bytes: Uint8Array, encoding?: Encoding, keepsMark = false, language = ''): Decoded {
  const guess = encoding ? { encoding } : guessOf(bytes, language);
  if (!guess) return { ok: false, kind: 'binary' };
  const text = new TextDecoder(guess.encoding, { ignoreBOM: keepsMark }).decode(bytes);
  const hasLost = text.includes('\uFFFD') && !isValidIn(guess.encoding, bytes);
  return { ok: true, ...guess, text, ...(hasLost && { hasLost }) };
}

type Guess = { readonly encoding: Encoding; readonly isGuess?: true };

function guessOf(bytes: Uint8Array, language: string): Guess | undefined {
  const certain = byMark(bytes) ?? byZeros(bytes);
  if (certain) return { encoding: certain };
  if (isBinary(bytes)) return undefined;
  if (isUtf8(bytes)) return { encoding: 'utf-8' };
  const lines = tellingLines(bytes);
  // Enough to know in which code pages all bytes are defined, however large the file is.
  const each = Uint8Array.from(new Set(bytes));
  const own = encodingOfLanguage(language, lines);
  if (own && isDefinedIn(own, each)) return { encoding: own };
  const { encoding, isGuess = true } = byLetters(lines);
  if (isDefinedIn(encoding, bytes)) return isGuess ? { encoding, isGuess } : { encoding };
  return { encoding: encodingOfAny(lines, each) ?? encoding, isGuess: true };
}

function byMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** How many bytes of a file are used to detect its encoding. */
export const SAMPLE_BYTES = 64 * 1024;

/** Detects UTF-16 without a BOM: one byte of each space, digit and line break is zero, always on the same side. */
function byZeros(bytes: Uint8Array): Encoding | undefined {
  const sides = [0, 0];
  const end = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  for (let at = 0; at < end; at++) if (bytes[at] === 0) sides[at & 1] = (sides[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = sides;
  const few = end / 200;
  const encoding =
    odd > 20 * even && odd > few ? 'utf-16le' : even > 20 * odd && even > few ? 'utf-16be' : undefined;
  if (!encoding || bytes.length % 2 !== 0) return undefined;
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, end));
  return text.includes('\uFFFD') || CONTROLS.test(text) ? undefined : encoding;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that texts don't have.
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** Whether bytes are no text. Texts have no zeros, and almost none of the obsolete control characters. */
function isBinary(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length, SAMPLE_BYTES);
  let controls = 0;
  for (let at = 0; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)) controls++;
  }
  return controls > end / 100;
}

const isUtf8 = (bytes: Uint8Array): boolean => isValidIn('utf-8', bytes);

/** Whether a file's bytes are valid in an encoding. */
export function isValidIn(encoding: Encoding, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The least difference between two confidences of the detector, from 0 to 100, that means anything. */
const UNSURE = 15;
/** The confidence from which its result is no guess. */
const TOLD = 60;
/** The least confidence at which its result for another script counts. */
const SURE = 30;

/** The detector's names of encodings that are neither Cyrillic nor Western. */
const OTHERS: Readonly<Record<string, Encoding>> = {
  'windows-1250': 'windows-1250',
  'ISO-8859-2': 'iso-8859-2',
  'windows-1253': 'windows-1253',
  'ISO-8859-7': 'windows-1253',
  'windows-1254': 'windows-1254',
  'ISO-8859-9': 'windows-1254',
  'windows-1255': 'windows-1255',
  'ISO-8859-8': 'windows-1255',
  'windows-1256': 'windows-1256',
  'ISO-8859-6': 'windows-1256',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gb18030',
  Big5: 'big5',
};

/**
 * Detects the encoding by its letters: Hebrew if its final letters end words; Cyrillic if the bytes decode to Cyrillic words;
 * otherwise what the detector finds by the frequency of letter pairs; Western if it finds nothing.
 */
function byLetters(lines: Uint8Array): { readonly encoding: Encoding; readonly isGuess?: boolean } {
  const cyrillic = areTogether(lines) ? cyrillicOf(lines) : undefined;
  const hebrew = hebrewIn(lines);
  if (hebrew === 'sure') return { encoding: 'windows-1255', isGuess: false };
  if (cyrillic?.isSure) return { encoding: cyrillic.encoding, isGuess: hebrew === 'maybe' };
  const guesses = analyse(lines);
  const sureOf = (...names: string[]) =>
    greatest([0, ...guesses.filter(({ name }) => names.includes(name)).map(({ confidence }) => confidence)]);
  const usual = sureOf('windows-1252', 'ISO-8859-1', 'windows-1251', 'KOI8-R', 'ISO-8859-5');
  const [best] = guesses.filter(({ name, confidence }) => name in OTHERS && confidence >= SURE);
  const other = best && best.confidence - usual >= UNSURE ? OTHERS[best.name] : undefined;
  const isOther = other && !new TextDecoder(other).decode(lines).includes('\uFFFD');
  if (isOther) return { encoding: other, isGuess: best !== undefined && best.confidence < TOLD };
  return {
    encoding: cyrillic?.encoding ?? 'windows-1252',
    isGuess: cyrillic !== undefined || !hasPunctuationAlone(lines),
  };
}

/** Whether all that a text of Windows-1252 has beyond ASCII is dashes, quotes, an ellipsis and spaces. */
const hasPunctuationAlone = (lines: Uint8Array): boolean =>
  !/[^\0-\x7f\u2010-\u203a\u00a0«»]/.test(new TextDecoder('windows-1252').decode(lines));

const [LF, CR] = [10, 13];
/** How many bytes of a line before its first letter beyond ASCII are used. */
const BEFORE = 20;

/** The first lines with letters beyond ASCII. The other lines may be times, tags or another language. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  let from = 0;
  let first: number | undefined;
  for (let at = 0; at <= bytes.length && lines.length < SAMPLE_BYTES; at++) {
    const byte = bytes[at] ?? LF;
    if (byte > 0x7f) first ??= Math.max(at - BEFORE, from);
    if (byte !== LF && byte !== CR) continue;
    if (first !== undefined) {
      for (const one of bytes.subarray(first, Math.min(at, first + SAMPLE_BYTES))) lines.push(one);
      lines.push(LF);
    }
    from = at + 1;
    first = undefined;
  }
  return Uint8Array.from(lines);
}

function areTogether(bytes: Uint8Array): boolean {
  let letters = 0;
  let together = 0;
  for (let offset = 0; offset < bytes.length; offset++) {
    if ((bytes[offset] ?? 0) < 0x80) continue;
    letters++;
    if ((bytes[offset - 1] ?? 0) >= 0x80 || (bytes[offset + 1] ?? 0) >= 0x80) together++;
  }
  return together > letters / 2;
}
