import type { SecurityEventKind } from '#domain/core/access/security-events.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type Fragment, fragment, type Value } from '../../platform/database/fragment.ts';

/** Where a request comes from: network address and user agent. */
export type Origin = { address: string; user_agent: string };

/** An origin that is not told, as of the command line and of an administrator's own. */
export const NO_ORIGIN: Origin = { address: '', user_agent: '' };

type EventFacts = {
  user: Value;
  origin: Origin;
  isNewDevice?: boolean;
  /** The name of what it is about; also SQL over `done`. */
  detail?: string | Fragment;
};

/** Stores a security event of a write as a step of its statement (security.3): one for each row of `done`. */
export function securityEventStep(
  kind: SecurityEventKind,
  { user, origin: { address, user_agent }, isNewDevice = false, detail = '' }: EventFacts,
): Fragment {
  return fragment`
    INSERT INTO security_events (user_id, kind, address, user_agent, is_new_device, detail)
    SELECT ${user}::bigint, ${kind}, ${address}, ${user_agent}, ${isNewDevice}, ${detail}::text FROM done`;
}

/** Counts a failed sign-in to an account: those of an hour are one event, so that nobody can fill the list. */
export async function countFailedSignIn(
  sql: Sql,
  user: number,
  { address, user_agent }: Origin,
): Promise<void> {
  await sql`
    INSERT INTO security_events AS e (user_id, kind, slot, at, address, user_agent)
    SELECT ${user}::bigint, 'signInFailed', now / ${SERVICE_LIMITS.failedSignInsSlot}::bigint, now, ${address}, ${user_agent}
    FROM (SELECT now_ms() AS now OFFSET 0) moment
    ON CONFLICT (user_id, kind, slot) DO UPDATE
      SET amount = e.amount + 1, at = excluded.at, address = excluded.address, user_agent = excluded.user_agent`;
}

type StoredEvent = {
  id: number;
  kind: SecurityEventKind;
  at: number;
  amount: number;
  address: string;
  user_agent: string;
  is_new_device: boolean;
  detail: string;
};

/** A page of a user's security events, newest first. */
export function securityEventsOf(
  sql: Sql,
  user: number,
  { limit, before }: { limit: number; before: number | undefined },
) {
  return sql<StoredEvent[]>`
    SELECT id, kind, at, amount, address, user_agent, is_new_device, detail FROM security_events
    WHERE user_id = ${user} AND (${before ?? null}::bigint IS NULL OR id < ${before ?? null})
    ORDER BY id DESC LIMIT ${limit}`;
}

/** Deletes old events, and those of a user beyond the latest ones. */
export async function sweepSecurityEvents(sql: Sql): Promise<void> {
  await sql`DELETE FROM security_events WHERE at < now_ms() - ${SERVICE_LIMITS.securityEventsKept}::bigint`;
  const full = await sql<{ user_id: number; last: number }[]>`
    SELECT user_id, (array_agg(id ORDER BY id DESC))[${SERVICE_LIMITS.securityEventsPerUser}::int] AS last
    FROM security_events GROUP BY user_id HAVING count(*) > ${SERVICE_LIMITS.securityEventsPerUser}::int LIMIT 1000`;
  for (const { user_id, last } of full)
    await sql`DELETE FROM security_events WHERE user_id = ${user_id} AND id < ${last}`;
}
