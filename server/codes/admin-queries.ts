import type { addCode, listCodes, SecretCode } from '#contract/codes.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { Sql } from '../database/connect.ts';
import { siteLogStep } from '../events/record.ts';

/** A page of the codes, also used ones, newest first. */
export function codesOf(sql: Sql, { limit, before }: QueryOf<typeof listCodes>) {
  return sql<SecretCode[]>`
    SELECT id, phrase, amount, last_until, created_at FROM secret_codes
    ${before === undefined ? sql`` : sql`WHERE id < ${before}`} ORDER BY id DESC LIMIT ${limit}`;
}

/** Creates a code. Undefined if it would already be expired. The log has its id and uses, but not the secret phrase. */
export async function insertCode(
  sql: Sql,
  actor: number,
  { phrase, amount, last_until }: BodyOf<typeof addCode>,
) {
  const [code] = await sql<SecretCode[]>`
    WITH done AS (
      INSERT INTO secret_codes (phrase, amount, last_until)
      SELECT ${phrase}, ${amount}::int, ${last_until}::bigint WHERE ${last_until}::bigint >= now_ms()
      RETURNING id, phrase, amount, last_until, created_at
    ), logged AS (
      ${siteLogStep('addCode', {
        actor,
        data: sql`jsonb_build_object('n', done.id::text, 'acts', jsonb_build_object(
          'amount', jsonb_build_array(NULL, done.amount), 'last_until', jsonb_build_array(NULL, done.last_until)))`,
      })}
    )
    SELECT * FROM done`;
  return code;
}

/**
 * Deletes a code; false if there is none. No event kind exists for that (log.3), so the log has it as an `addCode`
 * whose changes remove the id and uses.
 */
export async function deleteCodeOf(sql: Sql, actor: number, id: number): Promise<boolean> {
  const deleted = await sql`
    WITH done AS (
      DELETE FROM secret_codes WHERE id = ${id} RETURNING id, amount
    ), logged AS (
      ${siteLogStep('addCode', {
        actor,
        data: sql`jsonb_build_object('n', done.id::text, 'acts', jsonb_build_object(
          'amount', jsonb_build_array(done.amount, NULL)))`,
      })}
    )
    SELECT id FROM done`;
  return deleted.length === 1;
}
