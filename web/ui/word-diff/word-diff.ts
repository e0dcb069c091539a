/** A piece of two texts laid over each other: in both, in the old one only, in the new one only. */
export type Piece = { readonly kind: 'same' | 'gone' | 'come'; readonly text: string };

/** Beyond so many comparisons the two are shown whole: a page must not wait for them. */
const MOST_COMPARISONS = 1_000_000;
/** With less than this in common, two texts are easier to read one after the other. */
const LEAST_IN_COMMON = 0.3;

/** What was taken out of a text and put into it, word by word, in reading order; whitespace and marks count as words. */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse());
  const [oldMiddle, newMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const whole: Piece[] = [
    { kind: 'gone', text: before },
    { kind: 'come', text: after },
  ];
  if (oldMiddle.length * newMiddle.length > MOST_COMPARISONS) return joined(whole);
  const pieces = joined([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...diffOf(oldMiddle, newMiddle),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]);
  const common = pieces.reduce(
    (length, { kind, text }) => length + (kind === 'same' ? text.trim().length : 0),
    0,
  );
  const isLike = common >= LEAST_IN_COMMON * Math.max(before.length, after.length);
  return isLike ? pieces : joined(whole);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

/** By the longest common subsequence. */
function diffOf(old: readonly string[], now: readonly string[]): Piece[] {
  const width = now.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      longest[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [gone, come] = [old[row], now[column]];
    if (gone !== undefined && gone === come) {
      pieces.push({ kind: 'same', text: gone });
      row++;
      column++;
    } else if (gone !== undefined && (come === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'gone', text: gone });
      row++;
    } else {
      pieces.push({ kind: 'come', text: come ?? '' });
      column++;
    }
  }
  return pieces;
}

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
