import type { HeldRole } from '#domain/core/access/roles.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { memberRoleOf } from '../../projects/members/queries.ts';

/** Somebody who has done something in a project; without a role if they are no member any more. */
export type Person = { id: number; username: string; role: HeldRole | undefined };

/** Who has done something in a project or is a member, by id or username; also who has left it, or is banned. */
export async function personIn(
  sql: Sql | Transaction,
  project: number,
  user: number | string,
): Promise<Person | undefined> {
  const member = await memberRoleOf(sql, project, user);
  if (member) return member;
  const [person] = await sql<{ id: number; username: string }[]>`
    SELECT id, username FROM users
    WHERE ${typeof user === 'number' ? sql`id = ${user}` : sql`lower(username) = ${user}`}`;
  if (!person) return undefined;
  const acted = await sql`SELECT FROM log WHERE project_id = ${project} AND actor_id = ${person.id} LIMIT 1`;
  return acted.length > 0 ? { ...person, role: undefined } : undefined;
}

/** An entry of the log, as choosing what to revert needs it. */
export type Act = {
  id: number;
  w: number;
  section_id: number | null;
  string_id: number | null;
  undoes: number | null;
};

/**
 * Those of these entries that are acts of their own, newest first. Not among them are parts of another act, which are
 * undone with it, and updates of a book, which are reverted by their parts.
 */
export const actsAmong = (sql: Sql | Transaction, project: number, ids: readonly number[]) =>
  sql<Act[]>`
    SELECT l.id, l.w, l.section_id, l.string_id, l.undoes FROM unnest(${[...ids]}::bigint[]) AS given (given_id), LATERAL (
      SELECT id, w, section_id, string_id, undoes, data FROM log WHERE project_id = ${project} AND id = given_id OFFSET 0
    ) l
    WHERE NOT l.data ? 'part' AND NOT (l.w = ${LOG_CODES.updateSource}::int AND l.section_id IS NULL)
    ORDER BY l.id DESC`;

/** The entries that undo these. */
export const undoingThese = (sql: Sql | Transaction, project: number, ids: readonly number[]) =>
  sql<{ id: number; undoes: number }[]>`
    SELECT u.id, u.undoes FROM unnest(${[...ids]}::bigint[]) AS given (given_id), LATERAL (
      SELECT id, undoes FROM log WHERE project_id = ${project} AND undoes = given_id OFFSET 0
    ) u`;

/** What a translation and its string say now, for entries that don't tell their text. */
export type Texts = { event: number; source: string | null; translation: string | null };

/** The texts of the strings and translations of some entries; null if they are gone. */
export const textsOf = (sql: Sql | Transaction, project: number, ids: readonly number[]) =>
  sql<Texts[]>`
    SELECT l.id AS event,
      (SELECT s.text FROM strings s WHERE s.project_id = ${project} AND s.id = l.string_id) AS source,
      (SELECT t.text FROM translations t WHERE t.project_id = ${project} AND t.id = l.translation_id) AS translation
    FROM log l WHERE l.project_id = ${project} AND l.id = ANY(${[...ids]}::bigint[])`;
