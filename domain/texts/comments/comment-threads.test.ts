import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indentOf, inReadingOrder, type Thread, type Threaded, threadsOf } from './comment-threads.ts';
import { TOP_LEVEL } from './comments.ts';

const comment = (id: number, reply = TOP_LEVEL): Threaded => ({ id, reply });
const read = (comments: Threaded[]) =>
  inReadingOrder(threadsOf(comments)).map(({ comment: { id }, depth }) => `${'>'.repeat(depth)}${id}`);

test('replies stand under what they answer, in the order in which they came', () => {
  expect(read([comment(1), comment(2), comment(3, 1), comment(4, 3), comment(5, 1), comment(6)])).toEqual([
    '1',
    '>3',
    '>>4',
    '>5',
    '2',
    '6',
  ]);
});

test('a reply to what is not there stands at the top', () => {
  expect(read([comment(2, 1), comment(3, 2)])).toEqual(['2', '>3']);
});

test('no ring of replies loses a comment', () => {
  expect(read([comment(1, 2), comment(2, 1), comment(3, 3)])).toEqual(['1', '>2', '3']);
});

test('a thread 10 000 replies deep is read to its end', () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => comment(at + 1, at === 0 ? TOP_LEVEL : at));
  expect(inReadingOrder(threadsOf(chain)).at(-1)).toEqual({ comment: comment(10_000, 9_999), depth: 9_999 });
});

test('every comment is read exactly once, whatever it answers', () => {
  const comments = fc.uniqueArray(fc.record({ id: fc.nat(50), reply: fc.integer({ min: -1, max: 50 }) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(comments, (list) => {
      const threads: Thread<Threaded>[] = threadsOf(list);
      const ids = inReadingOrder(threads).map(({ comment: { id } }) => id);
      expect(ids.toSorted((a, b) => a - b)).toEqual(list.map(({ id }) => id).toSorted((a, b) => a - b));
    }),
  );
});

test('the screen indents twice at most', () => {
  expect([0, 1, 2, 3, 99].map(indentOf)).toEqual([0, 1, 2, 2, 2]);
});
