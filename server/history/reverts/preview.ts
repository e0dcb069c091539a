import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { previewRevert } from '#contract/history/reverts.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { entryOf, linesWithIds } from '../log/queries.ts';
import { isInString, type Undoer } from '../undo/inverses.ts';
import { eventsOf } from '../undo/queries.ts';
import { lockStringsOf, undoEach } from '../undo/undo-events.ts';
import { type Act, textsOf } from './queries.ts';
import type { Selection, Standing } from './selection.ts';

/** A page of what a revert would undo (reverts.5). What comes before it is undone first, where that concerns the same things. */
export async function previewPage(
  sql: Sql,
  { standing, hasMore }: Selection,
  { before, undoer }: { before: number | undefined; undoer: Undoer },
): Promise<ReplyOf<typeof previewRevert>> {
  const project = undoer.project.id;
  const below = before === undefined ? 0 : standing.findIndex(({ event }) => event < before);
  const from = below === -1 ? standing.length : below;
  const page = standing.slice(from, from + LIMITS.revertPage);
  const newer = standing.slice(0, from).filter(concerns(page));
  const isChecked = newer.length <= LIMITS.revertNewer;

  const acts = page.map(({ act }) => act.id);
  const events = [...newer, ...page].map(({ event }) => event);
  const lines = await linesWithIds(sql, project, acts);
  const texts = await textsOf(sql, project, acts);
  const conflicts = isChecked ? await wouldStandInTheWay(sql, events, undoer) : new Map<number, string>();
  const entryOfAct = new Map(lines.map((line) => [line.id, entryOf(line)]));
  const textsOfAct = new Map(texts.map((text) => [text.event, text]));
  const rows = page.flatMap(({ act, event }) => {
    const entry = entryOfAct.get(act.id);
    const { source = null, translation = null } = textsOfAct.get(act.id) ?? {};
    // What stands in the way is a kind of failure.
    const conflict = (conflicts.get(event) ?? null) as 'gone' | null;
    return entry ? [{ entry, conflict, source, translation }] : [];
  });
  return {
    total: standing.length,
    has_more: hasMore,
    kinds: kindsOf(standing),
    rows,
    is_checked: isChecked,
    next: from + page.length < standing.length ? (page.at(-1)?.event ?? null) : null,
  };
}

/** Whether undoing one act may change what another one is about: the same string, or what is not in a string. */
function concerns(page: readonly Standing[]) {
  const strings = new Set(page.map(({ act }) => act.string_id));
  const sections = new Set(page.map(({ act }) => act.section_id));
  const isAboutWords = page.some(({ act }) => isOutside(act));
  return ({ act }: Standing) =>
    act.string_id !== null
      ? strings.has(act.string_id)
      : act.section_id === null
        ? isAboutWords
        : sections.has(act.section_id);
}

/** Whether it is in no section: about dictionary words, or the order of sections. */
const isOutside = ({ string_id, section_id }: Act) => string_id === null && section_id === null;

function kindsOf(standing: readonly Standing[]) {
  const amounts = new Map<number, number>();
  for (const { act } of standing) amounts.set(act.w, (amounts.get(act.w) ?? 0) + 1);
  return [...amounts].map(([w, amount]) => ({ w, amount })).sort((one, other) => other.amount - one.amount);
}

/** Ends the transaction of a dry run, which changes nothing. */
class Found extends Error {
  readonly inTheWay: ReadonlyMap<number, string>;
  constructor(inTheWay: ReadonlyMap<number, string>) {
    super('A dry run is rolled back');
    this.inTheWay = inTheWay;
  }
}

/**
 * What would stand in the way of undoing events one after the other. The events are undone in a transaction that is
 * rolled back, so the preview decides by what an undo decides by. An event that is gone is `gone`.
 */
async function wouldStandInTheWay(
  sql: Sql,
  ids: readonly number[],
  undoer: Undoer,
): Promise<ReadonlyMap<number, string>> {
  const { id: project } = undoer.project;
  try {
    await sql.begin(async (tx) => {
      const events = await eventsOf(tx, project, ids);
      // All locks from the outside in: what undoing an event locks by itself is held then.
      if (events.some((event) => !isInString(event.w))) await lockAllSections(tx, project);
      await lockStringsOf(tx, project, events);
      const known = new Set(events.map(({ id }) => id));
      const gone = ids.filter((id) => !known.has(id)).map((id) => [id, 'gone'] as const);
      throw new Found(new Map([...gone, ...(await undoEach(tx, events, undoer))]));
    });
  } catch (error) {
    if (error instanceof Found) return error.inTheWay;
    throw error;
  }
  return new Map();
}
