import { expect, test } from 'vitest';
import { withVote } from './apply-vote.ts';

const [anna, boris] = [
  { id: 1, username: 'anna' },
  { id: 2, username: 'boris' },
];
const before = { text: 'Она.', votes_plus: [anna], votes_minus: [] };

const votes = ({ votes_plus, votes_minus }: Pick<typeof before, 'votes_plus' | 'votes_minus'>) => [
  votes_plus,
  votes_minus,
];

test('a vote of the other sign replaces one’s own, and others’ stay', () => {
  const voted = withVote(before, boris, { isMinus: false, isRemoval: false });
  expect(votes(voted)).toEqual([[anna, boris], []]);
  expect(votes(withVote(voted, boris, { isMinus: true, isRemoval: false }))).toEqual([[anna], [boris]]);
});

test('a vote taken back is gone, one repeated changes nothing', () => {
  expect(votes(withVote(before, anna, { isMinus: false, isRemoval: true }))).toEqual([[], []]);
  const both = withVote(before, boris, { isMinus: false, isRemoval: false });
  expect(votes(withVote(both, anna, { isMinus: false, isRemoval: false }))).toEqual([[anna, boris], []]);
});
