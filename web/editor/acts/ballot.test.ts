import { expect, test } from 'vitest';
import type { Translation } from '#contract/translations.ts';
import { REGULAR } from '#domain/translations.ts';
import { withVote } from './ballot.ts';

const [anna, boris] = [
  { id: 1, username: 'anna' },
  { id: 2, username: 'boris' },
];
const before: Translation = {
  id: 1,
  string_id: 1,
  text: 'Она.',
  context: '',
  status: REGULAR,
  author_id: 3,
  author: { id: 3, username: 'vera' },
  editor_id: null,
  editor: null,
  updated_at: 1,
  votes_plus: [anna],
  votes_minus: [],
  competing: false,
};

const votes = ({ votes_plus, votes_minus }: Translation) => [votes_plus, votes_minus];

test('a vote of the other sign replaces one’s own, and others’ stay', () => {
  const voted = withVote(before, boris, { isMinus: false, takesBack: false });
  expect(votes(voted)).toEqual([[anna, boris], []]);
  expect(votes(withVote(voted, boris, { isMinus: true, takesBack: false }))).toEqual([[anna], [boris]]);
});

test('a vote taken back is gone, one repeated changes nothing', () => {
  expect(votes(withVote(before, anna, { isMinus: false, takesBack: true }))).toEqual([[], []]);
  expect(votes(withVote(before, anna, { isMinus: false, takesBack: false }))).toEqual([[anna], []]);
});
