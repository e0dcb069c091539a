import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';

/** Stores the interface language that a user chose, if it is another one (languages.9). */
export async function updateLanguage(sql: Sql, user: number, language: InterfaceLanguage): Promise<void> {
  const other = await sql`SELECT FROM users WHERE id = ${user} AND language IS DISTINCT FROM ${language}`;
  if (other.length === 0) return;
  await sql.begin(async (tx) => {
    await lockUser(tx, user);
    await tx`UPDATE users SET language = ${language} WHERE id = ${user} AND deleted_at IS NULL`;
  });
}
