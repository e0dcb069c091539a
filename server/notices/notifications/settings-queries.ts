import type postgres from 'postgres';
import type { NotificationSettings } from '#contract/notices/notifications.ts';
import {
  type Delivery,
  MAIL_DELIVERIES,
  NOTIFICATION_KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { switchedOffBy, type Unsubscribed } from '#domain/notices/notifications/unsubscribe.ts';
import { seesCardSql } from '../../core/content/visible-project-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import type { NotificationReader } from './list-queries.ts';

/** The `project_id` of settings that hold for all projects. */
export const EVERYWHERE = 0;

/** Whether a user sees a project, so that they may choose for it. */
export async function isProjectSeen(
  sql: Sql,
  { id, site_admin }: NotificationReader,
  project: number,
): Promise<boolean> {
  const rows = await sql`
    SELECT FROM projects p LEFT JOIN members m ON m.project_id = p.id AND m.user_id = ${id}
    WHERE p.id = ${project} AND ${seesCardSql(fragment`${id}::bigint`, fragment`${site_admin}::boolean`)}`;
  return rows.length > 0;
}

/** The choices of a user, with those for a project if it is named. */
export async function notificationSettingsOf(
  sql: Sql,
  user: number,
  project: number | undefined,
): Promise<NotificationSettings> {
  const rows = await sql<{ project_id: number; kind: NotificationKind; delivery: Delivery }[]>`
    SELECT project_id, kind, delivery FROM notification_settings
    WHERE user_id = ${user} AND project_id IN (${EVERYWHERE}, ${project ?? EVERYWHERE})`;
  const chosen = (of: number | undefined, kind: NotificationKind) =>
    rows.find((row) => row.project_id === of && row.kind === kind)?.delivery ?? null;
  return {
    kinds: NOTIFICATION_KIND_NAMES.map((kind) => {
      const { default: usual, deliveries } = NOTIFICATION_KINDS[kind];
      const everywhere = chosen(EVERYWHERE, kind);
      const here = chosen(project, kind);
      return {
        kind,
        deliveries: [...deliveries],
        default: usual,
        everywhere,
        project: here,
        delivery: here ?? everywhere ?? usual,
      };
    }),
  };
}

/** A choice; null takes it back. */
export type Choice = { kind: NotificationKind; delivery: Delivery | null };

/** Stores choices; false if the user would have too many. The last of two for one kind counts. What waits to be sent follows them. */
export function storeSettings(
  sql: Sql,
  user: number,
  project: number | undefined,
  choices: readonly Choice[],
): Promise<boolean> {
  return sql.begin(async (tx) => {
    if (!(await store(tx, user, project, choices))) return false;
    await tx`
      UPDATE notifications n SET mail = CASE WHEN chosen.delivery = ANY (${[...MAIL_DELIVERIES]}::text[]) THEN chosen.delivery END
      FROM notification_settings chosen
      WHERE n.user_id = ${user} AND n.mail IS NOT NULL AND n.kind = ANY (${choices.map(({ kind }) => kind)}::text[])
        ${project === undefined ? fragment`` : fragment`AND n.project_id = ${project}`}
        AND chosen.user_id = ${user} AND chosen.kind = n.kind AND chosen.project_id = (
          SELECT max(project_id) FROM notification_settings
          WHERE user_id = ${user} AND kind = n.kind AND project_id IN (n.project_id, ${EVERYWHERE}))`;
    return true;
  });
}

async function store(
  sql: Transaction,
  user: number,
  project: number | undefined,
  choices: readonly Choice[],
): Promise<boolean> {
  const last = [...new Map(choices.map(({ kind, delivery }) => [kind, delivery]))].toSorted();
  const chosen = last.filter(([, delivery]) => delivery !== null);
  const takenBack = last.filter(([, delivery]) => delivery === null).map(([kind]) => kind);
  const storedProject = project ?? EVERYWHERE;
  if (takenBack.length > 0) {
    await sql`
      DELETE FROM notification_settings
      WHERE user_id = ${user} AND project_id = ${storedProject} AND kind = ANY (${takenBack}::text[])`;
  }
  if (chosen.length === 0) return true;
  const stored = await sql`
    INSERT INTO notification_settings (user_id, project_id, kind, delivery)
    SELECT ${user}::bigint, ${storedProject}::bigint, kind, delivery
    FROM unnest(${chosen.map(([kind]) => kind)}::text[], ${chosen.map(([, delivery]) => delivery)}::text[]) AS made (kind, delivery)
    WHERE (SELECT count(*) FROM notification_settings WHERE user_id = ${user}) < ${NOTIFICATION_LIMITS.settings}
    ON CONFLICT (user_id, project_id, kind) DO UPDATE SET delivery = excluded.delivery
    RETURNING kind`;
  return stored.length > 0;
}

/**
 * Switches emails of a user off (notifications.18): what they chose everywhere and for projects, and the defaults that send them. What
 * waits to be sent is not sent. Doing so again changes nothing.
 */
export async function switchOff(sql: Sql, user: number, what: Unsubscribed): Promise<void> {
  const { deliveries, kinds } = switchedOffBy(what);
  const rows = kinds.map((row) => ({ ...row, usual: NOTIFICATION_KINDS[row.kind].default }));
  await sql`
    WITH off AS MATERIALIZED (
      SELECT kind, remaining, usual FROM jsonb_to_recordset(${asJson(rows as unknown as postgres.JSONValue)}::jsonb)
        AS row (kind text, remaining text, usual text)
    ), chosen AS (
      UPDATE notification_settings s SET delivery = off.remaining FROM off
      WHERE s.user_id = ${user} AND s.kind = off.kind AND s.delivery = ANY (${deliveries}::text[])
    ), defaults AS (
      INSERT INTO notification_settings (user_id, project_id, kind, delivery)
      SELECT ${user}::bigint, ${EVERYWHERE}::bigint, kind, remaining FROM off WHERE usual = ANY (${deliveries}::text[])
      ORDER BY kind
      ON CONFLICT DO NOTHING
    )
    UPDATE notifications n SET mail = NULL FROM off
    WHERE n.user_id = ${user} AND n.kind = off.kind AND n.mail = ANY (${deliveries}::text[])`;
}
