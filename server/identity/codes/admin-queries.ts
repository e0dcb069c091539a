import type { BodyOf, QueryOf } from '#contract/core/endpoint.ts';
import type { addCode, listCodes, SecretCode } from '#contract/identity/codes.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { siteLogStep } from '../../core/events/record.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** A page of the codes, also used ones, newest first. */
export function codesOf(sql: Sql, { limit, before }: QueryOf<typeof listCodes>) {
  return sql<SecretCode[]>`
    SELECT id, phrase, amount, last_until, created_at FROM secret_codes
    ${before === undefined ? sql`` : sql`WHERE id < ${before}`} ORDER BY id DESC LIMIT ${limit}`;
}

/** Creates a code. Undefined if it would already be expired. The log has its id and uses, but not the secret phrase. */
export function insertCode(sql: Sql, actor: number, { phrase, amount, last_until }: BodyOf<typeof addCode>) {
  return sql.begin(async (tx) => {
    const [code] = await tx<SecretCode[]>`
    WITH done AS (
      INSERT INTO secret_codes (phrase, amount, last_until)
      SELECT ${phrase}, ${amount}::int, ${last_until}::bigint WHERE ${last_until}::bigint >= now_ms()
      RETURNING id, phrase, amount, last_until, created_at
    ), logged AS (
      ${siteLogStep('addCode', {
        actor,
        data: tx`jsonb_build_object('n', done.id::text, 'acts', jsonb_build_object(
          'amount', jsonb_build_array(NULL, done.amount), 'last_until', jsonb_build_array(NULL, done.last_until)))`,
      })}
    )
    SELECT * FROM done`;
    if (code) await appendAudit(tx, { kind: 'addCode', actor, facts: { code: code.id, amount, last_until } });
    return code;
  });
}

/**
 * Deletes a code; false if there is none. There is no event kind for that (log.3), so the log has it as an `addCode`
 * whose changes remove the id and uses.
 */
export function deleteCodeOf(sql: Sql, actor: number, id: number): Promise<boolean> {
  return sql.begin(async (tx) => {
    const deleted = await tx`
    WITH done AS (
      DELETE FROM secret_codes WHERE id = ${id} RETURNING id, amount
    ), logged AS (
      ${siteLogStep('addCode', {
        actor,
        data: tx`jsonb_build_object('n', done.id::text, 'acts', jsonb_build_object(
          'amount', jsonb_build_array(done.amount, NULL)))`,
      })}
    )
    SELECT id FROM done`;
    if (deleted.length === 0) return false;
    await appendAudit(tx, { kind: 'deleteCode', actor, facts: { code: id } });
    return true;
  });
}
