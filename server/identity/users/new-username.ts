import { type NameProblem, whyNotUsername } from '#domain/core/names/handle.ts';
import { isReservedUsername } from '#domain/core/names/reserved-usernames.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { hasNoUsers } from '../codes/queries.ts';

/** Why a new account can't have this name. The first one, the site administrator's, may have a reserved name (accounts.40). */
export async function whyNotNewUsername(
  sql: Sql,
  username: string,
): Promise<NameProblem | 'reserved' | undefined> {
  const problem = whyNotUsername(username);
  if (problem || !isReservedUsername(username)) return problem;
  return (await hasNoUsers(sql)) ? undefined : 'reserved';
}
