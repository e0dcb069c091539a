import type postgres from 'postgres';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { asJson, fragment } from '../database/fragment.ts';
import { Refused } from '../http/failures.ts';
import { parseUserAgent } from '../http/parse-user-agent.ts';
import { enqueueStep } from '../jobs/enqueue-queries.ts';
import type { Settings } from '../settings/settings.ts';
import type { MailKind, MailValues } from './words/mails.ts';

/** An email that waits to be sent: to a user, or to whoever has an address. */
export type QueuedMail = {
  kind: MailKind;
  user?: number | undefined;
  address?: string | undefined;
  /** The language of a recipient who may be no user. */
  language?: InterfaceLanguage | undefined;
  data?: postgres.JSONValue;
};

/** Queues an email in the transaction of a write (accounts.23); does nothing where the service sends none. */
export async function queueMail(
  sql: Sql | Transaction,
  settings: Pick<Settings, 'mail'>,
  { kind, user, address, language, data = {} }: QueuedMail,
): Promise<void> {
  if (!settings.mail) return;
  await sql`
    WITH done AS (
      INSERT INTO mails (kind, user_id, address, language, data)
      VALUES (${kind}, ${user ?? null}, ${address ?? null}, ${language ?? null}, ${asJson(data)}::jsonb)
      RETURNING id
    )
    ${enqueueStep('sendMail', { data: fragment`jsonb_build_object('mail', id)` })}`;
}

/** An email as it was queued, with its id. */
export type StoredMail = {
  id: number;
  kind: MailKind;
  user_id: number | null;
  address: string | null;
  language: InterfaceLanguage | null;
  data: unknown;
  created_at: number;
};

/** A waiting email; undefined if it has been sent or is not wanted any more. */
export async function waitingMail(sql: Sql, id: number): Promise<StoredMail | undefined> {
  const [mail] = await sql<StoredMail[]>`
    SELECT id, kind, user_id, address, language, data, created_at FROM mails WHERE id = ${id}`;
  return mail;
}

/** Deletes an email that was sent, or can't be. */
export async function deleteMail(sql: Sql, id: number): Promise<void> {
  await sql`DELETE FROM mails WHERE id = ${id}`;
}

/** Deletes emails that could not be sent for so long that their jobs have ended. */
export async function sweepMails(sql: Sql): Promise<void> {
  await sql`DELETE FROM mails WHERE created_at < now_ms() - ${SERVICE_LIMITS.mailKept}::bigint`;
}

/** An email's recipient, language and values. */
export type BuiltMail<Kind extends MailKind> = {
  to: string;
  language: InterfaceLanguage;
  values: MailValues[Kind];
  /** Headers besides those of every email. */
  headers?: Readonly<Record<string, string>>;
  /** Takes back what was made for an email that could not be sent, such as its link. */
  undo?: () => Promise<void>;
};

/** What a builder works with; `publicUrl` is the origin of links. */
type Building = { sql: Sql; mail: StoredMail; publicUrl: string };

/** Builds an email when it is sent; undefined if it isn't to be sent any more. Links are made here, because no link is stored. */
export type MailBuilder<Kind extends MailKind> = (building: Building) => Promise<BuiltMail<Kind> | undefined>;

/** Queues the email that an account was signed in to from a new device (accounts.22). */
export const queueNewDeviceMail = (
  tx: Transaction,
  settings: Settings,
  user: number,
  { address, user_agent }: { address: string; user_agent: string },
) =>
  queueMail(tx, settings, {
    kind: 'newDevice',
    user,
    data: { device: { ...parseUserAgent(user_agent), address } },
  });

/** Throws 409 where the service sends no email (accounts.24). */
export function refuseWithoutMail({ mail }: Pick<Settings, 'mail'>): void {
  if (!mail) throw new Refused(409, [{ key: 'general', kind: 'mailOff' }]);
}
