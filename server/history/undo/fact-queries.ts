import type { Transaction } from '../../platform/database/connect.ts';
import type { TranslationState } from './state-queries.ts';

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
export type AtEvent = { string: number; translation: number; event: number };

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
