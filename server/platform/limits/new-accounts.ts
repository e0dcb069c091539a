import type { Me } from '#contract/identity/users.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { HOUR } from '#domain/core/units.ts';
import { namesAddedBy } from '#domain/notices/notifications/mentions.ts';
import { linksIn } from '#domain/texts/comments/links.ts';
import type { Sql } from '../database/connect.ts';
import { forbidden, forbiddenFor } from '../http/failures.ts';
import type { Settings } from '../settings/settings.ts';
import { countAttempt, isSiteAdmin } from './queries.ts';

/** What new accounts do less often. */
type Act = keyof typeof SERVICE_LIMITS.newAccount;

type Context = { sql: Sql; settings: Pick<Settings, 'rateLimit' | 'newAccountHours'> };
type User = Pick<Me, 'id' | 'created_at' | 'site_admin'>;

/** Whether the limits of new accounts hold for a user (accounts.38). */
const isNew = ({ settings }: Context, { created_at, site_admin }: User): boolean =>
  settings.rateLimit && !site_admin && Date.now() - created_at < settings.newAccountHours * HOUR;

/**
 * Counts what a user with a new account does, for all servers together. Throws 403 `newAccount` once it is too much
 * within an hour. The guard does not treat a site administrator with an API token as one, so this limit asks the
 * database.
 */
export async function countOfNewAccount(context: Context, me: User, act: Act, amount = 1): Promise<void> {
  if (amount === 0 || !isNew(context, me)) return;
  const { newAccount, newAccountWindow } = SERVICE_LIMITS;
  const attempts = await countAttempt(context.sql, `new ${act} ${me.id}`, newAccountWindow, amount);
  if (attempts.amount <= newAccount[act] || (await isSiteAdmin(context.sql, me.id))) return;
  throw forbiddenFor('general', 'newAccount', attempts.left);
}

/** Refuses what a comment of a new account adds to what it was: too many links in it, or too many mentions within an hour. */
export async function refuseTextOfNewAccount(
  context: Context,
  me: User,
  text: string,
  before = '',
): Promise<void> {
  if (!isNew(context, me)) return;
  const links = linksIn(text);
  if (links > SERVICE_LIMITS.newAccountLinks && links > linksIn(before)) {
    if (!(await isSiteAdmin(context.sql, me.id))) throw forbidden('text', 'newAccountLinks');
  }
  await countOfNewAccount(context, me, 'mentions', namesAddedBy(before, text).length);
}
