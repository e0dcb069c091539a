import type { Me } from '#contract/identity/users.ts';
import { invalid } from '../../platform/http/failures.ts';
import type { AppContext } from '../endpoints/app-context.ts';
import { throttlePasswordCheck } from './delays.ts';
import { isPassword } from './passwords.ts';
import { passwordHashOf } from './session-queries.ts';

/** Verifies the entered password and returns the hash of the user's password; throws 400 if it is wrong, or there is none. */
export async function verifiedPasswordHash(
  { sql, settings }: Pick<AppContext, 'sql' | 'settings'>,
  me: Pick<Me, 'id'>,
  typed: string,
): Promise<string> {
  const attempt = settings.rateLimit ? await throttlePasswordCheck(sql, me) : undefined;
  const hash = await passwordHashOf(sql, me.id);
  if (hash === '') throw invalid('current_password', 'noPassword');
  if (!(await isPassword(typed, hash))) throw wrongPassword();
  await attempt?.reset();
  return hash;
}

// Not 401: the page would treat that as the end of the session.
export const wrongPassword = () => invalid('current_password', 'wrong');
