import type { BodyOf, QueryOf } from '#contract/core/endpoint.ts';
import type { listUsers, restrictUser, UserAccess } from '#contract/identity/users.ts';
import type { FieldChanges } from '#domain/core/events/changes.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import { SHOWN_IMAGE } from '../../core/image-store/queries.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { queueMail } from '../../platform/mail/mail-queries.ts';
import type { Settings } from '../../platform/settings/settings.ts';

type AccessRow = Omit<UserAccess, 'avatar_generated'>;

const accessColumns = (sql: Sql | Transaction) =>
  sql`u.id, u.username, u.about, u.avatar_url, ${SHOWN_IMAGE.avatar}, u.gender, u.limitations, u.site_admin, u.created_at, ${BANNED} AS banned,
    CASE WHEN ${BANNED} THEN ban_reason ELSE '' END AS ban_reason, CASE WHEN ${BANNED} THEN banned_until END AS banned_until`;

/** Users whose name contains a text, newest first. */
export function findUsers(sql: Sql | Transaction, { name = '', limit, before }: QueryOf<typeof listUsers>) {
  return sql<AccessRow[]>`
    SELECT ${accessColumns(sql)} FROM users u
    WHERE position(lower(${name}) IN lower(u.username)) > 0 AND u.deleted_at IS NULL
      ${before === undefined ? sql`` : sql`AND u.id < ${before}`}
    ORDER BY u.id DESC LIMIT ${limit}`;
}

/**
 * Whether `actor` is still a site administrator, and the number of other site administrators besides `user` who are not
 * banned.
 */
async function otherAdmins(tx: Transaction, user: number, actor: number | null) {
  const [admins] = await tx<{ isActor: boolean; others: number }[]>`
    SELECT coalesce(bool_or(id = ${actor}), false) AS "isActor", count(*) FILTER (WHERE id <> ${user}) AS others
    FROM users WHERE site_admin AND NOT ${BANNED}`;
  return { isActor: actor === null || admins?.isActor === true, others: admins?.others ?? 0 };
}

/**
 * Why the access of a user is not changed: the user is unknown or banned, the actor is no longer a site administrator,
 * this is the last one, or the end of the ban is past.
 */
export type AccessRefusal = 'gone' | 'notAdmin' | 'last' | 'banned' | 'past';

/** What a change of access is refused with if the end of a ban is past. */
const hasEnded = async (tx: Transaction, until: number | null) =>
  until !== null && (await tx`SELECT WHERE ${until}::bigint <= now_ms()`).length > 0;

/** The fields of a user's access that a change may change. */
const FIELDS = ['banned', 'ban_reason', 'banned_until', 'limitations', 'site_admin'] as const;

/** The access after a change. A user who isn't banned has no reason and no end of a ban. */
function accessAfter(before: AccessRow, change: BodyOf<typeof restrictUser>) {
  const { banned, ban_reason, banned_until, limitations, site_admin } = { ...before, ...change };
  return {
    banned,
    ban_reason: banned ? ban_reason : '',
    banned_until: banned ? banned_until : null,
    limitations,
    site_admin,
  };
}

/**
 * Bans or restricts a user, grants or revokes the right of a site administrator, and returns the user's access
 * afterwards. A ban ends their sessions, API tokens and password link (users.11), and is told to them by email; the user is locked
 * by a separate statement, so that the next one sees the sessions of concurrent sign-ins. One site administrator who is not banned
 * always remains. Without a change nothing is written. `actor` is null for the command line.
 */
export function updateAccess(
  sql: Sql,
  { actor, settings }: { actor: number | null; settings: Pick<Settings, 'mail'> },
  id: number,
  change: BodyOf<typeof restrictUser>,
): Promise<AccessRow | AccessRefusal> {
  return sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.userAccess})`;
    await lockUser(tx, id);
    const [before] = await tx<AccessRow[]>`
      SELECT ${accessColumns(tx)} FROM users u WHERE u.id = ${id} AND u.deleted_at IS NULL`;
    if (!before) return 'gone';
    const after = accessAfter(before, change);
    const { banned, ban_reason, banned_until, limitations, site_admin } = after;
    const admins = await otherAdmins(tx, id, actor);
    if (!admins.isActor) return 'notAdmin';
    if (banned && site_admin && !before.site_admin) return 'banned';
    const wasOne = before.site_admin && !before.banned;
    if (wasOne && (banned || !site_admin) && admins.others === 0) return 'last';
    if (banned_until !== before.banned_until && (await hasEnded(tx, banned_until))) return 'past';
    const changed = FIELDS.filter((field) => after[field] !== before[field]);
    if (changed.length === 0) return before;
    const acts = Object.fromEntries(changed.map((field) => [field, [before[field], after[field]] as const]));
    await tx`
      WITH done AS (
        UPDATE users SET banned = ${banned}, ban_reason = ${ban_reason}, banned_until = ${banned_until},
          limitations = ${limitations}, site_admin = ${site_admin}
        WHERE id = ${id}
        RETURNING id, banned
      ), no_sessions AS (
        DELETE FROM sessions s USING done WHERE s.user_id = done.id AND done.banned
      ), no_tokens AS (
        DELETE FROM api_tokens t USING done WHERE t.user_id = done.id AND done.banned
      ), no_link AS (
        DELETE FROM password_links l USING done WHERE l.user_id = done.id AND done.banned
      ), logged AS (
        ${siteLogStep('editUser', { actor, user: id, data: { acts: acts as unknown as FieldChanges } })}
      )
      SELECT FROM done`;
    if (banned && changed.some((field) => field.startsWith('ban'))) await tellOfBan(tx, settings, id);
    // A reason is a text, which may name somebody.
    const { ban_reason: _reason, ...facts } = acts;
    await appendAudit(tx, { kind: 'access', actor, user: id, facts });
    return { ...before, ...after };
  });
}

/** Queues the email that tells a user of their ban, if they have a confirmed address. A banned user gets no other. */
async function tellOfBan(tx: Transaction, settings: Pick<Settings, 'mail'>, id: number): Promise<void> {
  if (!settings.mail) return;
  const [user] = await tx<
    {
      address: string;
      language: InterfaceLanguage | null;
      username: string;
      reason: string;
      until: number | null;
    }[]
  >`
    SELECT email AS address, language, username, ban_reason AS reason, banned_until AS until
    FROM users WHERE id = ${id} AND email_confirmed_at IS NOT NULL`;
  if (!user) return;
  const { address, language, ...data } = user;
  await queueMail(tx, settings, { kind: 'banned', address, ...(language && { language }), data });
}

/** The site administrators by name; banned ones are marked. */
export async function siteAdminNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ username: string; banned: boolean }[]>`
    SELECT username, ${BANNED} AS banned FROM users WHERE site_admin ORDER BY username`;
  return rows.map(({ username, banned }) => (banned ? `${username} (banned)` : username));
}
