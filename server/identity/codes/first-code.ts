import { randomBytes } from 'node:crypto';
import type { Sql } from '../../platform/database/connect.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { firstCode, hasNoUsers, keepSignupCode } from './queries.ts';

/**
 * Makes sure that the first account can be made; returns the code to print while there are no users (operations.6).
 */
export async function prepareSignup(sql: Sql, { signupCode }: Settings): Promise<string | undefined> {
  if (signupCode) await keepSignupCode(sql, signupCode);
  if (!(await hasNoUsers(sql))) return undefined;
  return signupCode ?? firstCode(sql, randomBytes(9).toString('base64url'));
}
