import { diffArrays } from 'diff';

/** A piece of two texts laid over each other: in both, in the old one only, in the new one only. */
export type Piece = { readonly kind: 'same' | 'gone' | 'come'; readonly text: string };

/** With more words than this taken out and put in, the two are shown whole: a page must not wait for them. */
const MOST_CHANGES = 600;
/** With less than this in common, two texts are easier to read one after the other. */
const LEAST_IN_COMMON = 0.3;

/** What was taken out of a text and put into it, word by word, in reading order; whitespace and marks count as words. */
export function wordDiff(before: string, after: string): Piece[] {
  const whole: Piece[] = [
    { kind: 'gone', text: before },
    { kind: 'come', text: after },
  ];
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES });
  if (!changes) return joined(whole);
  const pieces = joined(
    changes.flatMap(({ added, removed, value }) => {
      const kind = added ? 'come' : removed ? 'gone' : 'same';
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

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/** Runs as one piece each: what is gone before what has come, and a space between two changes changed with them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const made: Piece[] = [];
  let [gone, come] = ['', ''];
  const close = () => {
    if (gone !== '') made.push({ kind: 'gone', text: gone });
    if (come !== '') made.push({ kind: 'come', text: come });
    [gone, come] = ['', ''];
  };
  pieces.forEach(({ kind, text }, index) => {
    const isBridge =
      /^\s+$/.test(text) && (gone !== '' || come !== '') && (pieces[index + 1]?.kind ?? 'same') !== 'same';
    if (kind === 'gone' || (kind === 'same' && isBridge)) gone += text;
    if (kind === 'come' || (kind === 'same' && isBridge)) come += text;
    if (kind !== 'same' || isBridge) return;
    close();
    const last = made.at(-1);
    if (last?.kind === 'same') made[made.length - 1] = { kind, text: last.text + text };
    else made.push({ kind, text });
  });
  close();
  return made;
}

/** Whether two texts have so much in common that it is easier to read them laid over each other. */
export function areAlike(before: string, after: string): boolean {
  return wordDiff(before, after).some(({ kind }) => kind === 'same');
}
