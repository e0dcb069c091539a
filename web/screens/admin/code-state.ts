import type { SecretCode } from '#contract/codes.ts';

/** Whether a code still opens the door, and if not, why: no use is left, or its last moment (inclusive) is past. */
export function stateOfCode(
  { amount, last_until }: Pick<SecretCode, 'amount' | 'last_until'>,
  now: number,
): 'open' | 'usedUp' | 'expired' {
  if (amount <= 0) return 'usedUp';
  return last_until < now ? 'expired' : 'open';
}
