/** A user as votes name them. */
type Voter = { readonly id: number; readonly username: string };

/** A vote for or against, or its removal. */
export type VoteChange = { isMinus: boolean; isRemoval: boolean };

/**
 * A translation after a vote. Each user has at most one: another sign replaces it, the same changes nothing (votes.5).
 * New voters are appended.
 */
export function withVote<Voted extends { votes_plus: Voter[]; votes_minus: Voter[] }>(
  voted: Voted,
  { id, username }: Voter,
  { isMinus, isRemoval }: VoteChange,
): Voted {
  const isMine = (vote: Voter) => vote.id === id;
  if (!isRemoval && (isMinus ? voted.votes_minus : voted.votes_plus).some(isMine)) return voted;
  const plus = voted.votes_plus.filter((vote) => !isMine(vote));
  const minus = voted.votes_minus.filter((vote) => !isMine(vote));
  if (!isRemoval) (isMinus ? minus : plus).push({ id, username });
  return { ...voted, votes_plus: plus, votes_minus: minus };
}
