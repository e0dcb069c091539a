import { LOG_CODES } from '#domain/core/events/log.ts';
import { firstActs } from '#domain/core/events/undo.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { append } from '#domain/core/long-lists.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { findIds, inOrderOfIndexes } from '../log/search-queries.ts';
import { UNDOABLE_CODES } from '../undo/inverses.ts';
import { type Act, actsAmong, undoingThese } from './queries.ts';

/** Whose actions are reverted, and which of them (reverts.1). */
export type ChosenActs = {
  user: number;
  section?: number | undefined;
  since?: number | undefined;
  until?: number | undefined;
};

/** An action that has an effect now, and the event that is undone for that: its own, or the one that did it again last. */
export type Standing = { act: Act; event: number };

/** What would be reverted, in the order in which that happens, and whether there are more actions than can be reverted at once. */
export type Selection = { standing: Standing[]; hasMore: boolean };

/** A batch is reverted by its parts; settings are no texts of a member. */
const CODES = UNDOABLE_CODES.filter((code) => code !== LOG_CODES.runBatch && code !== LOG_CODES.editProject);

/** The actions of a user that have an effect, newest first (reverts.3). */
export async function selectActs(
  sql: Sql,
  project: number,
  { user, section, since, until }: ChosenActs,
): Promise<Selection> {
  return inOrderOfIndexes(sql, async (tx) => {
    const { ids, next } = await findIds(tx, project, {
      filters: [
        { column: 'actor_id', values: [user] },
        ...(section === undefined ? [] : [{ column: 'section_id' as const, values: [section] }]),
      ],
      also: [{ column: 'w', values: CODES }],
      period: { since, until },
      limit: LIMITS.revertLookedAt,
      lookedAt: LIMITS.revertLookedAt,
    });
    const all = await standingOf(tx, project, firstActs(await actsAmong(tx, project, ids)));
    return { standing: all.slice(0, LIMITS.batch), hasMore: next !== undefined || all.length > LIMITS.batch };
  });
}

/**
 * Which acts have an effect: those that are not undone, or were done again. Redos by others count too: whoever reverts
 * a member, undoes that, and reverts the member again reverts everything.
 */
async function standingOf(tx: Transaction, project: number, acts: readonly Act[]): Promise<Standing[]> {
  let rows = acts.map((act) => ({ act, event: act.id, isUndone: false }));
  const ended: typeof rows = [];
  for (let nth = 0; nth < LIMITS.undoneInARow && rows.length > 0; nth += 1) {
    const events = rows.map(({ event }) => event);
    const undoneBy = new Map((await undoingThese(tx, project, events)).map(({ id, undoes }) => [undoes, id]));
    append(
      ended,
      rows.filter(({ event }) => !undoneBy.has(event)),
    );
    rows = rows.flatMap(({ act, event, isUndone }) => {
      const by = undoneBy.get(event);
      return by === undefined ? [] : [{ act, event: by, isUndone: !isUndone }];
    });
  }
  return ended
    .filter(({ isUndone }) => !isUndone)
    .map(({ act, event }) => ({ act, event }))
    .sort((one, other) => other.event - one.event);
}
