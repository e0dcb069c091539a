import { expect, test } from 'vitest';
import { progressAfter } from './string-state.ts';
import { APPROVED, INITIAL, REGULAR } from './translations.ts';

const progress = { strings_translated: 5, strings_approved: 2, strings_initial: 1 };
const [initial, regular, approved] = [
  { status: INITIAL },
  { status: REGULAR },
  { status: APPROVED },
] as const;

test.each([
  ['a first translation', [], [initial], { strings_translated: 6, strings_initial: 2 }],
  ['a regular one beside an initial one', [initial], [initial, regular], { strings_initial: 0 }],
  ['an approval', [regular], [approved], { strings_approved: 3 }],
  ['the last one that is deleted', [approved], [], { strings_translated: 4, strings_approved: 1 }],
  ['a vote', [regular], [regular], {}],
])('%s changes the progress of the section (statistics.1)', (_, before, after, change) => {
  expect(progressAfter(progress, before, after)).toEqual({ ...progress, ...change });
});
