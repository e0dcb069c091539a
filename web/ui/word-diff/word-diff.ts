// By its file: the package's index brings its other ways of comparing along, none of which is used.
import { diffArrays } from 'diff/lib/diff/array.js';

/** A piece of two texts laid over each other: the same in both, removed from the old one, or added in the new one. */
export type Piece = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** With more changed words than this, the two texts are shown whole, so that no page waits for their difference. */
const MOST_CHANGES = 600;
/** The share of common words below which two texts are easier to read one after the other. */
const LEAST_IN_COMMON = 0.3;

/**
 * The words removed from a text and added to it, in reading order; whitespace and punctuation count as words, and so
 * does a tag or a placeholder in braces as a whole (editor.43).
 */
export function wordDiff(before: string, after: string): Piece[] {
  const whole: Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES });
  if (!changes) return joined(whole);
  const pieces = joined(
    changes.flatMap(({ added, removed, value }) => {
      const kind = added ? 'added' : removed ? 'removed' : 'same';
      return value.map((text): Piece => ({ kind, text }));
    }),
  );
  const common = pieces.reduce(
    (length, { kind, text }) => length + (kind === 'same' ? text.trim().length : 0),
    0,
  );
  const isLike = common >= LEAST_IN_COMMON * Math.max(before.length, after.length);
  return isLike ? pieces : joined(whole);
}

/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsOf = (text: string): string[] =>
  (text.match(/<\/?[a-zA-Z][^<>]*>|\{[^{}]*\}|[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []).flatMap(
    (word) =>
      WITHOUT_SPACES.test(word) ? Array.from(WORDS.segment(word), ({ segment }) => segment) : [word],
  );

/** Joins neighbours of a kind, removed before added; a space between two changes counts as changed with them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const joinedPieces: Piece[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed !== '') joinedPieces.push({ kind: 'removed', text: removed });
    if (added !== '') joinedPieces.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  pieces.forEach(({ kind, text }, index) => {
    const isBridge =
      /^\s+$/.test(text) &&
      (removed !== '' || added !== '') &&
      (pieces[index + 1]?.kind ?? 'same') !== 'same';
    if (kind === 'removed' || (kind === 'same' && isBridge)) removed += text;
    if (kind === 'added' || (kind === 'same' && isBridge)) added += text;
    if (kind !== 'same' || isBridge) return;
    close();
    const last = joinedPieces.at(-1);
    if (last?.kind === 'same') joinedPieces[joinedPieces.length - 1] = { kind, text: last.text + text };
    else joinedPieces.push({ kind, text });
  });
  close();
  return joinedPieces;
}

/** Whether two texts have so much in common that a diff is easier to read. */
export function areAlike(before: string, after: string): boolean {
  return wordDiff(before, after).some(({ kind }) => kind === 'same');
}
