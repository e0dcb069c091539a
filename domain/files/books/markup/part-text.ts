import { encodeText } from '../../../formats/encode.ts';
import { decode } from '../../../formats/encodings.ts';
import type { Instead } from '../../exports/lacking.ts';
import { BookError } from '../model/book.ts';

/** The text of a file, and how a changed text becomes bytes again. */
export type PartText = {
  readonly text: string;
  /** The encoding that it is in, as `TextDecoder` names it. */
  readonly encoding: string;
  /** Whether the encoding is no more than a guess. */
  readonly isGuess?: true;
  /** How a text is written that has characters which the encoding lacks. */
  readonly instead: Instead;
  /** In the encoding of the file where it has all characters, otherwise in UTF-8, which the file then says. */
  readonly encode: (text: string) => Uint8Array;
};

/** How many bytes are searched for a declaration of the encoding. */
const DECLARED_WITHIN = 1024;
/** The encoding of an XML declaration, or that of a `meta` element of HTML. */
const DECLARED =
  /(<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["'])([\w.:-]+)|(<meta\s[^>]{0,200}?\bcharset\s*=\s*["']?)([\w.:-]+)/i;

const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * What tells the encoding of a file without a byte order mark: XML says it or is UTF-8, a page says it or has to be guessed, a text
 * has to be guessed.
 */
export type Declares = 'xml' | 'html' | 'text';

/**
 * Decodes a file, whose unchanged text becomes the same bytes again. `language`: that of its texts, by which the encoding of few letters is
 * guessed.
 */
export function readPartText(bytes: Uint8Array, declares: Declares = 'xml', language?: string): PartText {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const declared = declares === 'text' ? undefined : declaredIn(bytes);
  const known = marked?.[0] ?? declared ?? (declares === 'xml' ? 'utf-8' : undefined);
  const { encoding, isGuess } = known === undefined ? guessed(bytes, language) : { encoding: known };
  const content = marked ? bytes.subarray(marked[1].length) : bytes;
  const [text, used] = decoded(content, encoding);
  const mark = marked ? Uint8Array.from(marked[1]) : new Uint8Array();
  return {
    text,
    encoding: used,
    ...(isGuess && { isGuess }),
    instead: declares === 'html' && declared === undefined ? 'escaped' : 'utf-8',
    encode: (changed) => {
      const encodedText = encodeText(changed, used);
      if (encodedText) return concatenated(mark, encodedText);
      if (declares === 'text') return new TextEncoder().encode(`\uFEFF${changed}`);
      if (declares === 'html' && declared === undefined) return inReferences(changed, used);
      return new TextEncoder().encode(changed.replace(DECLARED, (_, xml, _a, html) => `${xml ?? html}utf-8`));
    },
  };
}

/** Throws a BookError for bytes that are no text. */
function guessed(bytes: Uint8Array, language: string | undefined): { encoding: string; isGuess?: true } {
  const guess = decode(bytes, undefined, false, language);
  if (!guess.ok) throw new BookError('unknown');
  return guess;
}

/** A page that can't say its encoding, with references for the characters that this lacks. */
function inReferences(text: string, encoding: string): Uint8Array {
  const written = text.replace(/[^\0-\x7f]/gu, (one) =>
    encodeText(one, encoding) ? one : `&#${one.codePointAt(0)};`,
  );
  return encodeText(written, encoding) ?? new TextEncoder().encode(text);
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, DECLARED_WITHIN));
  const [, , xml, , html] = DECLARED.exec(start) ?? [];
  const label = xml ?? html;
  if (label === undefined) return undefined;
  try {
    const { encoding } = new TextDecoder(label);
    // A declaration that is read byte by byte is not of UTF-16.
    return encoding.startsWith('utf-16') ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/** The text and the encoding that it is in: Windows-1252, which has every byte, if it is not in the one that it says. */
function decoded(bytes: Uint8Array, encoding: string): [text: string, encoding: string] {
  try {
    return [new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes), encoding];
  } catch {
    return [new TextDecoder('windows-1252').decode(bytes), 'windows-1252'];
  }
}

function concatenated(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
