import { expect, test } from 'vitest';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { movedFindings } from './moved-findings.ts';

/** Findings of words of a text, as they stand in another: the words, or what is marked instead. */
const moved = (before: string, words: string, after: string) =>
  movedFindings(
    words.split(' ').map((word): Finding => {
      const place = { start: before.indexOf(word), end: before.indexOf(word) + word.length };
      return {
        check: 'spelling',
        kind: 'perhaps',
        code: 'unknown',
        target: [place],
        fix: { ...place, text: 'x' },
      };
    }),
    before,
    after,
  ).map(({ target = [], fix }) => {
    expect(fix && { start: fix.start, end: fix.end }).toEqual(target[0]);
    return after.slice(target[0]?.start, target[0]?.end);
  });

test('findings move with their words, and those of changed words are left out until they are checked (spelling.10)', () => {
  expect(moved('one twoo three', 'one twoo three', 'one twoo three')).toEqual(['one', 'twoo', 'three']);
  expect(moved('one twoo three', 'one twoo three', 'one two three')).toEqual(['one', 'three']);
  expect(moved('one twoo three', 'one three', 'and one twoo three')).toEqual(['three']);
  expect(moved('one twoo', 'one twoo', 'one twoo and')).toEqual(['one']);
  expect(moved('one', 'one', '')).toEqual([]);
});
