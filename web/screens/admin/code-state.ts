import type { SecretCode } from '#contract/identity/codes.ts';

/** Whether a code can be used, and if not, why: no uses are left, or its last moment (inclusive) has passed. */
export function stateOfCode(
  { amount, last_until }: Pick<SecretCode, 'amount' | 'last_until'>,
  now: number,
): 'open' | 'usedUp' | 'expired' {
  if (amount <= 0) return 'usedUp';
  return last_until < now ? 'expired' : 'open';
}
