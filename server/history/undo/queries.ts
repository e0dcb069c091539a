import type { LogEntry } from '#contract/history/log.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { WORK_FIELDS } from '#domain/core/works/work-fields.ts';
import type { OrderChange } from '#domain/texts/sections/order-change.ts';
import type { EventSubject } from '../../core/events/subject.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { linesAmong } from '../log/queries.ts';
import type { TranslationState } from './state-queries.ts';

/** A log entry as it is stored, with what only undoing needs of it. */
export type StoredEvent = EventSubject & {
  undoes: number | null;
  data: Partial<Pick<LogEntry, 'acts' | 'redo'>> & {
    se?: string;
    left?: number;
    second?: number;
    part?: true;
    lossy?: true;
    formerType?: string;
    replaces?: number;
    order?: OrderChange;
    action?: string;
    of?: string;
    version?: { file?: string | null };
  };
};

/** Entries of a project's log, in the order of the ids; those that are gone are left out. */
export async function eventsOf(sql: Sql | Transaction, project: number, ids: readonly number[]) {
  const events = await sql<StoredEvent[]>`
    SELECT id, w, at, actor_id, user_id, section_id, string_id, translation_id, comment_id, undoes, data
    FROM log WHERE project_id = ${project} AND id = ANY(${[...ids]}::bigint[])`;
  const byId = new Map(events.map((event) => [event.id, event]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether an entry's act has been undone. It is asked once what the act changed is locked. */
export const isUndone = async (tx: Transaction, project: number, id: number): Promise<boolean> =>
  (await undoneAmong(tx, project, [id])).has(id);

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

// What is known of many translations and events, each looked up by its whole key (docs/decisions/031).

/** A translation as it is now; whether it is approved is known of its string. */
export type TranslationRow = {
  id: number;
  string_id: number;
  author_id: number;
  text: string;
  context: string;
  initial: boolean;
  updated_at: number;
  votes_plus: number;
  votes_minus: number;
};

/** Those of these translations that are there. */
export const translationsNow = (tx: Transaction, project: number, ids: readonly number[]) =>
  tx<TranslationRow[]>`
    SELECT t.id, t.string_id, t.author_id, t.text, t.context, t.initial, t.updated_at, t.votes_plus, t.votes_minus
    FROM unnest(${[...ids]}::bigint[]) AS given (id), LATERAL (
      SELECT * FROM translations WHERE project_id = ${project} AND id = given.id OFFSET 0) t`;

/** A translation at an event. */
type AtEvent = { string: number; translation: number; event: number };

/** The states that events made of translations and the ones before them, the newer first, by the number of the question from 1. */
export const statesAround = (tx: Transaction, project: number, asked: readonly AtEvent[]) =>
  tx<(TranslationState & { nth: number; event_id: number })[]>`
    SELECT given.nth, r.event_id, r.status, r.text, r.context
    FROM unnest(${asked.map(({ string }) => string)}::bigint[], ${asked.map(({ translation }) => translation)}::bigint[],
        ${asked.map(({ event }) => event)}::bigint[]) WITH ORDINALITY AS given (string_id, translation_id, event_id, nth),
      LATERAL (
        SELECT event_id, status, text, context FROM translation_revisions
        WHERE project_id = ${project} AND string_id = given.string_id AND translation_id = given.translation_id
          AND event_id <= given.event_id
        ORDER BY event_id DESC LIMIT 2
      ) r
    ORDER BY given.nth, r.event_id DESC`;

/** The signs of users' votes on translations, of those who have voted. */
export const votesNow = (
  tx: Transaction,
  project: number,
  asked: readonly { translation: number; user: number }[],
) =>
  tx<{ translation_id: number; user_id: number; is_minus: boolean }[]>`
    SELECT v.translation_id, v.user_id, v.is_minus
    FROM unnest(${asked.map(({ translation }) => translation)}::bigint[], ${asked.map(({ user }) => user)}::bigint[])
        AS given (translation_id, user_id), LATERAL (
      SELECT * FROM votes WHERE project_id = ${project} AND translation_id = given.translation_id AND user_id = given.user_id OFFSET 0) v`;

/** On which of these translations anybody has voted since a time each. */
export const votedSince = (
  tx: Transaction,
  project: number,
  asked: readonly { translation: number; at: number }[],
) =>
  tx<{ translation_id: number }[]>`
    SELECT given.translation_id
    FROM unnest(${asked.map(({ translation }) => translation)}::bigint[], ${asked.map(({ at }) => at)}::bigint[])
      AS given (translation_id, at)
    WHERE EXISTS (
      SELECT FROM votes v
      WHERE v.project_id = ${project} AND v.translation_id = given.translation_id AND v.created_at >= given.at OFFSET 0)`;
