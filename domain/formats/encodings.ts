import { analyse } from 'chardet';

/** How a file's bytes may be read; the first is what is written today (DECISIONS §6). */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file's text and how it was read; or that its bytes are no text. */
export type Decoded =
  | { readonly ok: true; readonly encoding: Encoding; readonly text: string }
  | { readonly ok: false; readonly kind: 'binary' };

/**
 * Reads a file's bytes as text, its BOM left out: as the encoding says, or as guessed. What an encoding that was named
 * can't read becomes U+FFFD, so that a person sees that it is another.
 */
export function decode(bytes: Uint8Array, encoding?: Encoding): Decoded {
  if (encoding) return { ok: true, encoding, text: new TextDecoder(encoding).decode(bytes) };
  const guess = guessOf(bytes);
  if (!guess) return { ok: false, kind: 'binary' };
  return { ok: true, encoding: guess, text: new TextDecoder(guess).decode(bytes) };
}

function guessOf(bytes: Uint8Array): Encoding | undefined {
  const marked = byMark(bytes);
  if (marked) return marked;
  const wide = byZeros(bytes);
  if (wide) return wide;
  if (isBinary(bytes)) return undefined;
  return isUtf8(bytes) ? 'utf-8' : byLetters(bytes);
}

function byMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** So much of a file tells how it is written. */
const LOOKED_AT = 64 * 1024;

/** UTF-16 without a mark: spaces, digits and line ends have a zero as one byte, always on the same side. */
function byZeros(bytes: Uint8Array): Encoding | undefined {
  const sides = [0, 0];
  const end = Math.min(bytes.length, LOOKED_AT) & ~1;
  for (let at = 0; at < end; at++) if (bytes[at] === 0) sides[at & 1] = (sides[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = sides;
  const few = end / 200;
  const encoding =
    odd > 20 * even && odd > few ? 'utf-16le' : even > 20 * odd && even > few ? 'utf-16be' : undefined;
  if (!encoding || bytes.length % 2 !== 0) return undefined;
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, end));
  return text.includes('\uFFFD') || CONTROLS.test(text) ? undefined : encoding;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no text has.
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** A text has no zeros, and next to none of the other bytes that control what nobody uses any more. */
function isBinary(bytes: Uint8Array): boolean {
  const end = Math.min(bytes.length, LOOKED_AT);
  let controls = 0;
  for (let at = 0; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)) controls++;
  }
  return controls > end / 100;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Below this difference the guesser's two opinions say nothing; it gives them from 0 to 100. */
const UNSURE = 15;

/**
 * Cyrillic or Western: by how often letters follow each other in the languages of either; where that says nothing, as in
 * a line or two, by whether letters beyond ASCII mostly stand beside each other.
 */
function byLetters(bytes: Uint8Array): Encoding {
  const lines = tellingLines(bytes);
  const found = analyse(lines);
  const sureOf = (...names: string[]) =>
    Math.max(0, ...found.filter(({ name }) => names.includes(name)).map(({ confidence }) => confidence));
  const lead = sureOf('windows-1251') - sureOf('windows-1252', 'ISO-8859-1');
  const isCyrillic = Math.abs(lead) < UNSURE ? areTogether(lines) : lead > 0;
  return isCyrillic ? 'windows-1251' : 'windows-1252';
}

const [LF, CR] = [10, 13];
/** So much of a line before its first telling letter is worth looking at. */
const BEFORE = 20;

/** The first lines that have letters beyond ASCII: the rest may be times, tags or another language. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  let from = 0;
  let first: number | undefined;
  for (let at = 0; at <= bytes.length && lines.length < LOOKED_AT; at++) {
    const byte = bytes[at] ?? LF;
    if (byte > 0x7f) first ??= Math.max(at - BEFORE, from);
    if (byte !== LF && byte !== CR) continue;
    if (first !== undefined) {
      for (const one of bytes.subarray(first, Math.min(at, first + LOOKED_AT))) lines.push(one);
      lines.push(LF);
    }
    from = at + 1;
    first = undefined;
  }
  return Uint8Array.from(lines);
}

/** Where both encodings have their letters; Ё and ё stand apart. */
const isLetter = (byte = 0) => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8;

function areTogether(bytes: Uint8Array): boolean {
  let letters = 0;
  let together = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (!isLetter(bytes[at])) continue;
    letters++;
    if (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1])) together++;
  }
  return together > letters / 2;
}
