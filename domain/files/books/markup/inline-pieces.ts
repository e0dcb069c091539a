import { decodeHTMLStrict } from 'entities';
import { append } from '../../../core/long-lists.ts';
import { collapseWhiteSpace } from '../../../core/text/white-space.ts';
import type { InlinePiece } from '../../../formats/marks/marks.ts';
import {
  isTag,
  MOST_OPEN,
  type Tag,
  type Text,
  type Token,
  textOfCdata,
} from '../../../formats/markup/tokens.ts';
import { isUnsaid } from '../model/plain-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A piece of a text with its place in the file. */
export type PlacedPiece = InlinePiece & { readonly from: number; readonly to: number };

const isText = (token: Token): token is Text => token.kind === 'text' || token.kind === 'cdata';

/** What an `a` says that only refers to a note: a number or a sign. */
const NOTE_SIGN = /^\s*[[({]?\s*(?:\d{1,4}|[*†‡§]{1,3})\s*[\])}]?\s*$/;
/** How many tokens a reference to a note has at most. */
const NOTE_TOKENS = 7;

/**
 * The pieces of a run of tokens that has no block. Tags without a partner, content that is not to be translated, and references to
 * notes are empty pieces that a translation must have.
 */
export function inlinePieces(
  content: string,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isVerbatim: boolean,
): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  const ends = endsOf(tokens);
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    const { from, to } = token;
    const raw = content.slice(from, to);
    if (isText(token)) {
      append(pieces, textPieces(token, raw, isVerbatim));
      continue;
    }
    if (!isTag(token)) {
      pieces.push({ kind: 'empty', raw, name: 'x', isKept: true, from, to });
      continue;
    }
    const end = ends.get(index);
    const name = vocabulary.inline.get(token.name) ?? 'x';
    const last = end === undefined ? undefined : tokens[end];
    if (vocabulary.breaks.has(token.name)) {
      if (token.kind !== 'close') pieces.push({ kind: 'break', raw, from, to });
    } else if (last && end !== undefined && token.kind === 'open') {
      const words = wordsIn(content, tokens.slice(index + 1, end));
      const isNote = isNoteReference(token, words);
      const isWhole =
        isNote ||
        (words !== undefined && words.trim() === '' && !tokens.slice(index, end).some(isPicture)) ||
        vocabulary.opaque.has(token.name) ||
        token.attributes.translate === 'no' ||
        isReturn(token, words);
      if (isWhole) {
        const whole = content.slice(from, last.to);
        pieces.push({
          kind: 'empty',
          raw: whole,
          name: isNote ? 'note' : 'x',
          isKept: true,
          from,
          to: last.to,
        });
        index = end;
      } else pieces.push({ kind: 'open', raw, name, from, to });
    } else if (token.kind === 'close' && end !== undefined) pieces.push({ kind: 'close', raw, from, to });
    else pieces.push({ kind: 'empty', raw, name: name === 'img' ? name : 'x', isKept: true, from, to });
  }
  return withoutSpacesAtBreaks(pieces);
}

/** For each start tag the index of its end tag, and the other way round; those without a partner are left out. */
function endsOf(tokens: readonly Token[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: { name: string; at: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'open') {
      if (open.length === MOST_OPEN) open.shift();
      open.push({ name: token.name, at: index });
    }
    if (token.kind !== 'close') continue;
    // Tags that are open within the one that ends have no partner.
    const start = open.findLastIndex(({ name }) => name === token.name);
    const opened = open[start];
    if (!opened) continue;
    open.splice(start);
    ends.set(opened.at, index);
    ends.set(index, opened.at);
  }
  return ends;
}

const isPicture = (token: Token): boolean => isTag(token) && (token.name === 'img' || token.name === 'image');

/** The words of a few tokens; undefined for more. */
function wordsIn(content: string, tokens: readonly Token[]): string | undefined {
  if (tokens.length > NOTE_TOKENS) return undefined;
  return tokens
    .filter(isText)
    .map(({ from, to }) => content.slice(from, to))
    .join('');
}

function isNoteReference({ name, attributes }: Tag, words: string | undefined): boolean {
  if (name !== 'a') return false;
  if (attributes['epub:type'] === 'noteref' || attributes.role === 'doc-noteref') return true;
  return attributes.type === 'note' || (words !== undefined && words.length < 20 && NOTE_SIGN.test(words));
}

/** Whether a tag is the way back from a note: a link without words. */
const isReturn = ({ name }: Tag, words: string | undefined): boolean =>
  name === 'a' && words !== undefined && words !== '' && !/[\p{L}\p{N}&]/u.test(words);

/** Words apart from the white space around them, so that this can stay outside of the text. */
function textPieces({ kind, from, to }: Text, raw: string, isVerbatim: boolean): PlacedPiece[] {
  if (kind === 'cdata') return [{ kind: 'text', text: textOfCdata(raw), from, to }];
  if (isVerbatim) return verbatimPieces(raw, from);
  const words = raw.trim();
  const start = from + raw.length - raw.trimStart().length;
  const end = start + words.length;
  return [
    { text: collapseWhiteSpace(raw.slice(0, start - from)), from, to: start },
    { text: collapseWhiteSpace(decodeHTMLStrict(words)), from: start, to: end },
    { text: collapseWhiteSpace(raw.slice(end - from)), from: end, to },
  ].flatMap((piece) => (piece.from < piece.to ? [{ kind: 'text' as const, ...piece }] : []));
}

function verbatimPieces(raw: string, start: number): PlacedPiece[] {
  let from = start;
  return raw.split(/(\r\n|\n|\r)/).flatMap((part, nth): PlacedPiece[] => {
    const place = { from, to: from + part.length };
    from = place.to;
    if (part === '') return [];
    return [
      nth % 2 === 1
        ? { kind: 'break', raw: part, ...place }
        : { kind: 'text', text: decodeHTMLStrict(part), ...place },
    ];
  });
}

/** Drops the white space beside line breaks, which shows nothing. */
function withoutSpacesAtBreaks(pieces: readonly PlacedPiece[]): PlacedPiece[] {
  return pieces.map((piece, index) => {
    const isBeside = pieces[index - 1]?.kind === 'break' || pieces[index + 1]?.kind === 'break';
    return isBeside && piece.kind === 'text' && piece.text === ' ' ? { ...piece, text: '' } : piece;
  });
}

/** Whether pieces have no words that are translated. */
export const areUnsaid = (pieces: readonly PlacedPiece[]): boolean =>
  isUnsaid(pieces.map((piece) => (piece.kind === 'text' ? piece.text : ' ')).join(''));
