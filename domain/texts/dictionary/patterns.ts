import { RE2JS } from 're2js';
import { LIMITS } from '../../core/limits.ts';
import { lengthOf } from '../../core/text/text.ts';
import { stemOf } from './stems.ts';

/** The edges of a word, because RE2's `\b` knows only ASCII; the group between them is the word itself. */
const BEFORE = String.raw`(?:^|\P{L})`;
const AFTER = String.raw`(?:\P{L}|$)`;
/** White space of any script, because `\s` knows only ASCII. */
const SPACE = String.raw`[\s\p{Z}]+`;

/** Languages that are written without spaces, in which edges of words can't be recognised. */
const UNSPACED = new Set(['bo', 'dz', 'ja', 'km', 'lo', 'my', 'th', 'zh']);

/** A part of a word's pattern; an open one matches any ending. */
type PatternPart = { readonly source: string; readonly isOpen: boolean };

const closed = (source: string): PatternPart => ({ source, isOpen: false });

/**
 * Generates the pattern that finds a word and its forms, for a blank key (dictionary.6). Each part of it matches its
 * stem and the letters after that. Without a stem, or if that gets too long, the pattern matches the whole word, and of
 * a very long word the beginning. It is no longer than a key may be and leaves case to the matcher.
 */
export function patternOf(word: string, lang: string): string {
  const pieces = word.normalize('NFC').match(PIECES) ?? [];
  const whole = pieces.map((piece) => closed(wholePiece(piece)));
  const stems = pieces.map((piece) => stemmedPiece(piece, lang));
  const tries = [inEdges(stems, lang), inEdges(whole, lang), beginning(word, lang)];
  return tries.find((pattern) => lengthOf(pattern) <= LIMITS.pattern.max) ?? '';
}

const PIECES = /[\p{L}\p{M}\p{N}]+|\s+|['’]|[^\p{L}\p{M}\p{N}\s'’]+/gu;

function wholePiece(piece: string): string {
  if (/^\s/u.test(piece)) return SPACE;
  return /^['’]$/u.test(piece) ? "['’]" : RE2JS.quote(piece);
}

/**
 * The pattern of one word. A stem of one letter is not used, and one of two only with few letters after it: `go`
 * matches `goes` and `going`, not `government`.
 */
function stemmedPiece(piece: string, lang: string): PatternPart {
  const { root, ends } = (ONE_WORD.test(piece) && stemOf(piece, lang)) || { root: '', ends: [] };
  const length = lengthOf(root) + (ends.length > 0 ? 1 : 0);
  if (length < 2) return closed(wholePiece(piece));
  const end = ends.length === 0 ? '' : `(?:${ends.join('|')})`;
  const isOpen = length > 2;
  const letters = isOpen ? String.raw`\p{L}*` : String.raw`\p{L}{0,3}`;
  return { source: `${root.replaceAll('ё', '[её]')}${end}${letters}`, isOpen };
}

const ONE_WORD = /^\p{L}+$/u;

function inEdges(parts: readonly PatternPart[], lang: string): string {
  const source = parts.map((part) => part.source).join('');
  if (UNSPACED.has(lang)) return `(${source})`;
  return `${BEFORE}(${source})${parts.at(-1)?.isOpen ? '' : AFTER}`;
}

/** The pattern of the beginning of a word, as long as the limit allows. */
function beginning(word: string, lang: string): string {
  const before = UNSPACED.has(lang) ? '' : BEFORE;
  let source = '';
  for (const character of word.normalize('NFC')) {
    const longer = source + wholePiece(character);
    if (lengthOf(before) + lengthOf(longer) + 2 > LIMITS.pattern.max) break;
    source = longer;
  }
  return `${before}(${source})`;
}
