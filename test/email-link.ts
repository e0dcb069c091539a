import { hashOf, newToken } from '../server/core/auth/tokens.ts';
import type { Sql } from '../server/platform/database/connect.ts';

/** Stores a link that confirms a user's email address, and returns its token, as an email has it. */
export async function emailLink(sql: Sql, user: number): Promise<string> {
  const { token } = newToken();
  await sql`
    INSERT INTO email_links (token_hash, user_id, email, expires_at)
    SELECT ${hashOf(token)}, id, email, now_ms() + 60000 FROM users WHERE id = ${user}`;
  return token;
}
