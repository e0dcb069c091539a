import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { SignInChoices } from '../../core/auth/pending-sign-in-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { asJson } from '../../platform/database/fragment.ts';

/** Why a visitor goes to a service: to sign in, to connect it, or to confirm who they are before setting a first password. */
export type VisitPurpose = 'signIn' | 'connect' | 'setPassword';

/** A visit to a service that has begun. */
export type Visit = {
  service: string;
  purpose: VisitPurpose;
  /** The user who connects or confirms; null for a sign-in. */
  user: number | null;
  /** The page to come back to. */
  from: string | null;
  choices: SignInChoices;
};

type Keys = { stateHash: Buffer; browserHash: Buffer };

const asStored = ({ remember, remember_forever, language }: SignInChoices) =>
  asJson({ remember, remember_forever, ...(language && { language }) });

export async function storeVisit(
  sql: Sql,
  { stateHash, browserHash }: Keys,
  { service, purpose, user, from, choices }: Visit,
): Promise<void> {
  await sql`
    INSERT INTO service_visits (state_hash, browser_hash, service, purpose, user_id, return_page, choices)
    VALUES (${stateHash}, ${browserHash}, ${service}, ${purpose}, ${user}, ${from}, ${asStored(choices)}::jsonb)`;
}

/** A visit of this browser that has begun and has not ended. */
export async function visitOf(sql: Sql, { stateHash, browserHash }: Keys): Promise<Visit | undefined> {
  const [visit] = await sql<Visit[]>`
    SELECT service, purpose, user_id AS user, return_page AS from, choices FROM service_visits
    WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash}
      AND begun_at > now_ms() - ${SERVICE_LIMITS.serviceVisitLasts}::bigint`;
  return visit;
}

/** Ends a visit of this browser and returns it with its beginning; of two requests with one state one gets it. Undefined: there is none. */
export async function takeVisit(
  sql: Sql,
  { stateHash, browserHash }: Keys,
): Promise<(Visit & { begunAt: number }) | undefined> {
  const [visit] = await sql<(Visit & { begunAt: number; isOpen: boolean })[]>`
    WITH moment AS MATERIALIZED (SELECT now_ms() AS at)
    DELETE FROM service_visits v USING moment
    WHERE state_hash = ${stateHash} AND browser_hash = ${browserHash}
    RETURNING service, purpose, user_id AS user, return_page AS from, choices, begun_at AS "begunAt",
      begun_at > moment.at - ${SERVICE_LIMITS.serviceVisitLasts}::bigint AS "isOpen"`;
  return visit?.isOpen ? visit : undefined;
}

/** What a service said of a visitor: one who may sign up, or the user who may set a first password. */
export type Proof = {
  service: string;
  issuer: string;
  subject: string;
  user: number | null;
  username: string;
  email: string;
  choices: SignInChoices;
};

/** Stores what a service said of a browser's visitor, instead of what another visit brought. */
export async function storeProof(sql: Sql, browserHash: Buffer, proof: Proof): Promise<void> {
  const { service, issuer, subject, user, username, email, choices } = proof;
  await sql`
    INSERT INTO service_proofs (browser_hash, service, issuer, subject, user_id, username, email, choices)
    VALUES (${browserHash}, ${service}, ${issuer}, ${subject}, ${user}, ${username}, ${email}, ${asStored(choices)}::jsonb)
    ON CONFLICT (browser_hash) DO UPDATE SET service = excluded.service, issuer = excluded.issuer, subject = excluded.subject,
      user_id = excluded.user_id, username = excluded.username, email = excluded.email, choices = excluded.choices,
      made_at = excluded.made_at`;
}

/** The proof of a browser that holds, for this user, or for a new one if it is null. */
export async function proofOf(
  sql: Sql,
  browserHash: Buffer,
  user: number | null,
): Promise<Proof | undefined> {
  const [proof] = await sql<Proof[]>`
    SELECT service, issuer, subject, user_id AS user, username, email, choices FROM service_proofs
    WHERE browser_hash = ${browserHash} AND user_id IS NOT DISTINCT FROM ${user}::bigint
      AND made_at > now_ms() - ${SERVICE_LIMITS.serviceProofLasts}::bigint`;
  return proof;
}

/** Uses a proof up; false if another request has, or it is not the same any more. */
export async function takeProof(
  sql: Sql | Transaction,
  browserHash: Buffer,
  { issuer, subject, user }: Pick<Proof, 'issuer' | 'subject' | 'user'>,
): Promise<boolean> {
  const { count } = await sql`
    DELETE FROM service_proofs
    WHERE browser_hash = ${browserHash} AND issuer = ${issuer} AND subject = ${subject}
      AND user_id IS NOT DISTINCT FROM ${user}::bigint`;
  return count === 1;
}

/** Deletes visits and proofs that have expired. */
export async function sweepServiceVisits(sql: Sql): Promise<void> {
  await sql`DELETE FROM service_visits WHERE begun_at <= now_ms() - ${SERVICE_LIMITS.serviceVisitLasts}::bigint`;
  await sql`DELETE FROM service_proofs WHERE made_at <= now_ms() - ${SERVICE_LIMITS.serviceProofLasts}::bigint`;
}
