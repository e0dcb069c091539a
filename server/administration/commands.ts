import type { Sql } from '../database/connect.ts';
import { openPasswordLink } from '../session/password-link-queries.ts';
import { userSigningIn } from '../session/queries.ts';
import { newToken } from '../session/tokens.ts';
import { StartRefused } from '../start-refused.ts';
import { type StandingRefusal, updateStanding } from '../users/standing-queries.ts';
import { siteAdminNames } from './admin-queries.ts';

/**
 * The commands of `npm run admin`: how many names each takes, and what it prints. They throw a one-line reason if they fail.
 */
type Command = { names: 0 | 1; run(sql: Sql, name: string): Promise<string> };

/** In the site's log these have no actor, which it shows as the command line. */
export const COMMANDS = {
  'reset-password': { names: 1, run: resetPassword },
  'make-admin': { names: 1, run: (sql, name) => setSiteAdmin(sql, name, true) },
  'remove-admin': { names: 1, run: (sql, name) => setSiteAdmin(sql, name, false) },
  'list-admins': { names: 0, run: listAdmins },
} as const satisfies Record<string, Command>;

export const isCommand = (text: string): text is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, text);

export const USAGE = `Usage: npm run admin -- COMMAND
  reset-password NAME   make a link by which NAME chooses a new password, once
  make-admin NAME       make NAME a site administrator
  remove-admin NAME     take that back
  list-admins           name the site administrators
NAME is a username or an e-mail address.`;

async function personOf(sql: Sql, name: string) {
  const person = await userSigningIn(sql, name.trim());
  if (!person) throw new StartRefused(`There is no user with the name or e-mail address ${name}.`);
  return person;
}

async function resetPassword(sql: Sql, name: string): Promise<string> {
  const { id, username } = await personOf(sql, name);
  const { token, hash } = newToken();
  const link = await openPasswordLink(sql, null, id, hash);
  if (!link) throw new StartRefused(`${username} is banned.`);
  const until = new Date(link.expires_at).toISOString();
  return [
    `By this link ${username} chooses a new password, once, until ${until}. It ends all their sessions when it is used.`,
    `Put the address of your Dragoman before it, and hand it to this person alone:`,
    `/password/${token}`,
  ].join('\n');
}

const REFUSALS: Record<StandingRefusal, (username: string) => string> = {
  gone: (username) => `There is no user ${username} any more.`,
  notAdmin: (username) => `${username} can’t be changed.`,
  last: (username) => `${username} is the last site administrator. Make another one first.`,
  banned: (username) => `${username} is banned.`,
};

async function setSiteAdmin(sql: Sql, name: string, site_admin: boolean): Promise<string> {
  const { id, username, site_admin: was } = await personOf(sql, name);
  const standing = await updateStanding(sql, null, id, { site_admin });
  if (typeof standing === 'string') throw new StartRefused(REFUSALS[standing](username));
  if (was === site_admin) {
    return site_admin
      ? `${username} is a site administrator already.`
      : `${username} is no site administrator.`;
  }
  return site_admin
    ? `${username} is a site administrator now.`
    : `${username} is no site administrator any more.`;
}

async function listAdmins(sql: Sql): Promise<string> {
  const names = await siteAdminNames(sql);
  return names.length > 0 ? names.join('\n') : 'There is no site administrator.';
}
