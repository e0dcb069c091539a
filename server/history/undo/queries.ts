import { LOG_CODES } from '#domain/core/events/log.ts';
import { WORK_FIELDS } from '#domain/core/works/work-fields.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { linesAmong } from '../log/queries.ts';
import type { StoredEvent } from './event.ts';

/** An entry of a project's log. */
export async function eventOf(sql: Sql, project: number, id: number): Promise<StoredEvent | undefined> {
  const [event] = await sql<StoredEvent[]>`
    SELECT id, w, at, actor_id, user_id, section_id, string_id, translation_id, comment_id, undoes, data
    FROM log WHERE project_id = ${project} AND id = ${id}`;
  return event;
}

/** Entries of a project's log, in the order of the ids; those that are gone are left out. */
export async function eventsOf(tx: Transaction, project: number, ids: readonly number[]) {
  const events = await tx<StoredEvent[]>`
    SELECT id, w, at, actor_id, user_id, section_id, string_id, translation_id, comment_id, undoes, data
    FROM log WHERE project_id = ${project} AND id = ANY(${[...ids]}::bigint[])`;
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether an entry's act has been undone. It is asked once what the act changed is locked. */
export async function isUndone(tx: Transaction, project: number, id: number): Promise<boolean> {
  const found = await tx`SELECT FROM log WHERE project_id = ${project} AND undoes = ${id}`;
  return found.length > 0;
}

/** The entry that undoes another one. */
export async function undoOf(sql: Sql | Transaction, project: number, id: number) {
  const [line] = await linesAmong(sql, project, fragment`AND l.undoes = ${id}`, 1);
  return line;
}

/** SQL: whether an edit of settings changed nothing but what the project says of its work, which can be undone (undo.23). */
const IS_OF_WORK = fragment`NOT EXISTS (
  SELECT FROM jsonb_object_keys(l.data->'acts') field WHERE field <> ALL(${[...WORK_FIELDS]}::text[]))`;

/** A user's last entries of these kinds that aren't undone, without those that are undone with another one, or with their batch. */
export const ownEvents = (
  sql: Sql,
  project: number,
  { user, codes, limit }: { user: number; codes: readonly number[]; limit: number },
) =>
  linesAmong(
    sql,
    project,
    fragment`
      AND l.actor_id = ${user} AND l.w = ANY(${[...codes]}::int[]) AND (l.w <> ${LOG_CODES.editProject} OR ${IS_OF_WORK}) AND NOT l.data ? 'part' AND l.batch IS NULL AND NOT EXISTS (
        SELECT FROM log u WHERE u.project_id = ${project} AND u.undoes = l.id)`,
    limit,
  );

/** Those of these entries that are undone. */
export async function undoneAmong(
  tx: Transaction,
  project: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const undone = await tx<{ undoes: number }[]>`
    SELECT undoes FROM log WHERE project_id = ${project} AND undoes = ANY(${[...ids]}::bigint[])`;
  return new Set(undone.map(({ undoes }) => undoes));
}
