/** Somebody as votes name them. */
type Voter = { readonly id: number; readonly username: string };

/** What somebody's vote does: it stands for or against, or is taken back. */
export type Ballot = { isMinus: boolean; takesBack: boolean };

/**
 * What is voted on after somebody's vote, of which everyone has one: the other sign replaces it, repeating it changes
 * nothing (votes.5). Who votes last stands last.
 */
export function withVote<Voted extends { votes_plus: Voter[]; votes_minus: Voter[] }>(
  voted: Voted,
  { id, username }: Voter,
  { isMinus, takesBack }: Ballot,
): Voted {
  const isMine = (vote: Voter) => vote.id === id;
  if (!takesBack && (isMinus ? voted.votes_minus : voted.votes_plus).some(isMine)) return voted;
  const plus = voted.votes_plus.filter((vote) => !isMine(vote));
  const minus = voted.votes_minus.filter((vote) => !isMine(vote));
  if (!takesBack) (isMinus ? minus : plus).push({ id, username });
  return { ...voted, votes_plus: plus, votes_minus: minus };
}
