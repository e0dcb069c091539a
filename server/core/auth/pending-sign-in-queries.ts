import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { asJson } from '../../platform/database/fragment.ts';

/** What a visitor chose at the first step of a sign-in; it holds to the last. */
export type SignInChoices = {
  remember: boolean;
  remember_forever: boolean;
  language?: InterfaceLanguage | undefined;
  /** The name of what the user signs in with, if it is not their password. */
  by?: string | undefined;
};

/** A sign-in that waits for its second factor: nothing but that can be done with its token. */
export type PendingSignIn = { user_id: number; password_hash: string; choices: SignInChoices };

/** Stores a sign-in that waits for its second factor, and returns when it ends. */
export async function storePendingSignIn(
  sql: Sql,
  tokenHash: Buffer,
  { user_id, password_hash, choices }: PendingSignIn,
): Promise<number> {
  const { remember, remember_forever, language, by } = choices;
  const [stored] = await sql<{ expires_at: number }[]>`
    INSERT INTO pending_sign_ins (token_hash, user_id, password_hash, choices, expires_at)
    SELECT ${tokenHash}::bytea, ${user_id}::bigint, ${password_hash},
      ${asJson({ remember, remember_forever, ...(language && { language }), ...(by && { by }) })}::jsonb, at + ${SERVICE_LIMITS.pendingSignInLasts}::bigint
    FROM (SELECT now_ms() AS at OFFSET 0) moment
    RETURNING expires_at`;
  return stored?.expires_at ?? 0;
}

/** Counts a try at a waiting sign-in and returns it; undefined if it has ended or has had too many. */
export async function tryPendingSignIn(sql: Sql, tokenHash: Buffer): Promise<PendingSignIn | undefined> {
  const [row] = await sql<PendingSignIn[]>`
    WITH moment AS MATERIALIZED (SELECT now_ms() AS at)
    UPDATE pending_sign_ins p SET attempts = attempts + 1 FROM moment
    WHERE token_hash = ${tokenHash} AND expires_at > moment.at AND attempts < ${SERVICE_LIMITS.pendingSignInTries}::int
    RETURNING user_id, password_hash, choices`;
  return row;
}

/** Whose waiting sign-in it is, without counting a try; undefined if it has ended or has had too many. */
export async function pendingSignInUser(sql: Sql, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await sql<{ user_id: number }[]>`
    SELECT user_id FROM pending_sign_ins
    WHERE token_hash = ${tokenHash} AND expires_at > now_ms() AND attempts < ${SERVICE_LIMITS.pendingSignInTries}::int`;
  return row?.user_id;
}

/** Ends a waiting sign-in; false if another request has. */
export async function endPendingSignIn(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const { count } = await sql`DELETE FROM pending_sign_ins WHERE token_hash = ${tokenHash}`;
  return count === 1;
}

/** Deletes those that have ended. */
export async function sweepPendingSignIns(sql: Sql): Promise<void> {
  await sql`DELETE FROM pending_sign_ins WHERE expires_at <= now_ms()`;
}
