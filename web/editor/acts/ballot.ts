import type { Translation } from '#contract/translations.ts';
import type { UserName } from '#contract/user-name.ts';

export type Ballot = { isMinus: boolean; takesBack: boolean };

/** A translation after somebody's vote, of which everyone has one: the other sign replaces it (DECISIONS §5.8). */
export function withVote(
  translation: Translation,
  voter: UserName,
  { isMinus, takesBack }: Ballot,
): Translation {
  const without = (votes: readonly UserName[]) => votes.filter(({ id }) => id !== voter.id);
  const plus = without(translation.votes_plus);
  const minus = without(translation.votes_minus);
  if (takesBack) return { ...translation, votes_plus: plus, votes_minus: minus };
  return {
    ...translation,
    votes_plus: isMinus ? plus : [...plus, voter],
    votes_minus: isMinus ? [...minus, voter] : minus,
  };
}
