import type { AppContext } from '../endpoints/app-context.ts';
import { throttleSecondFactor } from './delays.ts';
import { kindOfCode, recoveryHash, stepOf } from './one-time-codes.ts';
import { redeemRecoveryCode, redeemStep, secondFactorOf } from './second-factor-queries.ts';
import { decryptSecret } from './secret-box.ts';
import type { Origin } from './security-event-queries.ts';

/**
 * Whether a code is right, and uses it up (security.6): one of the user's app, or a recovery code. Throws 429 after too many wrong
 * ones of the account.
 */
export async function isSecondFactor(
  context: Pick<AppContext, 'sql' | 'settings'>,
  user: number,
  { code, origin }: { code: string; origin: Origin },
): Promise<boolean> {
  const { sql, settings } = context;
  const attempt = settings.rateLimit ? await throttleSecondFactor(sql, user) : undefined;
  const right = await isRight(context, user, code, origin);
  if (right) await attempt?.reset();
  return right;
}

async function isRight(
  context: Pick<AppContext, 'sql' | 'settings'>,
  user: number,
  typed: string,
  origin: Origin,
): Promise<boolean> {
  const kind = kindOfCode(typed);
  if (!kind) return false;
  const { secret } = await secondFactorOf(context.sql, user);
  if (!secret) return false;
  if (kind === 'recovery') return redeemRecoveryCode(context.sql, user, recoveryHash(typed), origin);
  const step = stepOf(await decryptSecret(context, user, secret), typed, Date.now());
  return step !== undefined && redeemStep(context.sql, user, step);
}
