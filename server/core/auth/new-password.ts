import { whyNotPassword } from '#domain/core/access/accounts.ts';
import { LEAST_SCORE } from '#domain/core/access/password-strength.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { strengthInThread } from '../../platform/password-thread/password-thread.ts';
import { projectNamesOf } from './project-names-queries.ts';

/** Who chooses a password; without an id they are about to sign up. */
type Owner = { readonly id?: number; readonly username?: string; readonly email?: string };

/** Why a user can't choose a password: by the rule, or `common` if it is easy to guess (accounts.4). */
export async function whyNotNewPassword(sql: Sql, password: string, owner: Owner = {}) {
  const { id, username, email } = owner;
  const problem = whyNotPassword(password, owner);
  if (problem) return problem;
  const projects = id === undefined ? [] : await projectNamesOf(sql, id);
  const { score } = await strengthInThread(password, {
    projects,
    ...(username !== undefined && { username }),
    ...(email !== undefined && { email }),
  });
  return score < LEAST_SCORE ? ('common' as const) : undefined;
}
