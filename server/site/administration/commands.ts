import { LIMITS } from '#domain/core/limits.ts';
import { openPasswordLink } from '../../core/auth/password-link-queries.ts';
import { removeSecondFactor } from '../../core/auth/second-factor-queries.ts';
import { userSigningIn } from '../../core/auth/session-queries.ts';
import { newToken } from '../../core/auth/tokens.ts';
import { setAdminRule } from '../../identity/second-factor/admin-rule-queries.ts';
import { type AccessRefusal, siteAdminNames, updateAccess } from '../../identity/users/access-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { StartRefused } from '../../platform/settings/start-refused.ts';
import { printErasures } from '../account-deletion/erasure-list.ts';
import { deletedAccounts } from '../account-deletion/erasure-queries.ts';
import { auditHead, exportAudit, verifyAudit } from '../audit/commands.ts';
import { failedJobs } from './job-queries.ts';

/**
 * A command of `dragoman-server admin`: how many names it takes, and a function that returns its output and throws a one-line
 * reason if it fails.
 */
type Command = {
  names: 0 | 1;
  /** Whether it takes `--head`, with a hash. */
  takesHead?: true;
  run(sql: Sql, name: string): Promise<string>;
};

/** The commands. Their entries in the site's log have no actor, which the log shows as the command line. */
export const COMMANDS = {
  'reset-password': { names: 1, run: resetPassword },
  'make-admin': { names: 1, run: (sql, name) => setSiteAdmin(sql, name, true) },
  'remove-admin': { names: 1, run: (sql, name) => setSiteAdmin(sql, name, false) },
  'remove-second-factor': { names: 1, run: dropSecondFactor },
  'admin-second-factor': { names: 1, run: requireSecondFactor },
  'list-admins': { names: 0, run: listAdmins },
  'failed-jobs': { names: 0, run: listFailedJobs },
  'deleted-accounts': { names: 0, run: listDeletedAccounts },
  'audit verify': { names: 0, takesHead: true, run: verifyAudit },
  'audit export': { names: 0, run: (sql: Sql) => exportAudit(sql, (text) => process.stdout.write(text)) },
  'audit head': { names: 0, run: auditHead },
} as const satisfies Record<string, Command>;

export const isCommand = (text: string): text is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, text);

/** The commands with what they do. */
export const LIST = `The commands are:
  reset-password NAME   create a one-time link to set NAME's new password
  make-admin NAME       make NAME a site administrator
  remove-admin NAME     remove NAME as a site administrator
  remove-second-factor NAME   let NAME sign in with the password alone
  admin-second-factor on|off   whether site administrators need a second factor
  list-admins           list the site administrators
  failed-jobs           list the newest background jobs that failed
  audit verify [--head HASH]   check the audit log, and that it still has the entry with HASH
  audit head            print the hash of its last entry
  audit export          print it as JSON Lines
  deleted-accounts      list the deleted accounts, for restoring a backup from before
NAME is a username or an email.`;

async function personOf(sql: Sql, name: string) {
  const person = await userSigningIn(sql, name.trim());
  if (!person) throw new StartRefused(`No user has the username or email ${name}.`);
  return person;
}

async function resetPassword(sql: Sql, name: string): Promise<string> {
  const { id, username } = await personOf(sql, name);
  const { token, hash } = newToken();
  const link = await openPasswordLink(sql, null, id, hash);
  if (!link) throw new StartRefused(`${username} is banned.`);
  const until = new Date(link.expires_at).toISOString();
  return [
    `One-time link to set ${username}'s new password, valid until ${until}. Using it ends all their sessions.`,
    `Add the address of your Dragoman in front of it, and send it only to this person:`,
    `/password/${token}`,
  ].join('\n');
}

async function dropSecondFactor(sql: Sql, name: string): Promise<string> {
  const { id, username } = await personOf(sql, name);
  // The command line sends no email; the user sees it among the security events.
  const isRemoved = await removeSecondFactor(sql, { mail: undefined }, { user: id });
  return isRemoved
    ? `${username} now signs in with the password alone.`
    : `${username} has no second factor.`;
}

async function requireSecondFactor(sql: Sql, requirement: string): Promise<string> {
  if (requirement !== 'on' && requirement !== 'off') throw new StartRefused('Say on or off.');
  const isOn = requirement === 'on';
  await setAdminRule(sql, isOn);
  return isOn
    ? 'Site administrators without a second factor can’t use the administration now, until they set one up.'
    : 'Site administrators need no second factor now.';
}

const REFUSALS: Record<AccessRefusal, (username: string) => string> = {
  gone: (username) => `${username} no longer exists.`,
  notAdmin: (username) => `${username} can’t be changed.`,
  last: (username) => `${username} is the last site administrator. Make someone else one first.`,
  banned: (username) => `${username} is banned.`,
  past: (username) => `${username} can’t be changed.`,
};

async function setSiteAdmin(sql: Sql, name: string, site_admin: boolean): Promise<string> {
  const { id, username, ...person } = await personOf(sql, name);
  const was = person.site_admin || person.lacks_second_factor;
  const standing = await updateAccess(sql, { actor: null, settings: {} }, id, { site_admin });
  if (typeof standing === 'string') throw new StartRefused(REFUSALS[standing](username));
  if (was === site_admin) {
    return site_admin
      ? `${username} is already a site administrator.`
      : `${username} isn’t a site administrator.`;
  }
  return site_admin
    ? `${username} is now a site administrator.`
    : `${username} is no longer a site administrator.`;
}

async function listAdmins(sql: Sql): Promise<string> {
  const names = await siteAdminNames(sql);
  return names.length > 0 ? names.join('\n') : 'No site administrators.';
}

/**
 * A line for each of the newest failed jobs: when it was last tried, its kind, the number of tries, and the error
 * (jobs.12).
 */
async function listFailedJobs(sql: Sql): Promise<string> {
  const jobs = await failedJobs(sql, { limit: LIMITS.jobsPageDefault, before: undefined });
  const lines = jobs.map(({ tried_at, kind, tries, next_at, error }) => {
    const next = next_at === null ? '' : ` (next attempt ${new Date(next_at).toISOString()})`;
    return `${new Date(tried_at).toISOString()}  ${kind}  attempts: ${tries}${next}  ${error}`;
  });
  return lines.length > 0 ? lines.join('\n') : 'No failed jobs.';
}

/** The deleted accounts as JSON Lines, by which a restored backup from before deletes them again (accounts.33). */
async function listDeletedAccounts(sql: Sql): Promise<string> {
  return printErasures(await deletedAccounts(sql));
}
