import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { StoredMail } from '../../platform/mail/mail-queries.ts';

type Recipient = {
  id: number;
  username: string;
  email: string;
  is_confirmed: boolean;
  site_admin: boolean;
  language: InterfaceLanguage;
};

/** The user of an email, by id or by address, and the language that they chose last; undefined if there is none, or they are banned. */
export async function mailRecipientOf(
  sql: Sql,
  { user_id, address, language }: Pick<StoredMail, 'user_id' | 'address' | 'language'>,
): Promise<Recipient | undefined> {
  const [user] = await sql<Recipient[]>`
    SELECT id, username, email, site_admin, email_confirmed_at IS NOT NULL AS is_confirmed,
      coalesce(language, ${language}, ${DEFAULT_LANGUAGE}) AS language
    FROM users
    WHERE NOT ${BANNED} AND ${user_id === null ? sql`lower(email) = lower(${address})` : sql`id = ${user_id}`}`;
  return user;
}
