import type postgres from 'postgres';
import type { Origin } from '#domain/core/events/origin.ts';
import {
  type Arranged,
  type MovedString,
  type Orders,
  orderChangeBetween,
} from '#domain/texts/sections/moving.ts';
import { typeAfterAdding } from '#domain/texts/sections/section-types.ts';
import { sortKeysForOrder } from '#domain/texts/sections/sort-keys.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import type { LockedSection } from '../../core/content/section-lock-queries.ts';
import { HAS_ONLY_INITIAL } from '../../core/content/string-count-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, LOGGED_IDS, logSteps } from '../../core/events/record.ts';
import {
  SECTION_STATE,
  STRING_STATE,
  sectionRevisions,
  stringRevisions,
} from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { type LeftFrames, leaveFrames, leftFrames } from './left-frames-queries.ts';
import { writeSortKeys } from './sort-key-queries.ts';

/** The strings of sections in their order, and their sort keys. */
export type StoredOrders = { readonly orders: Orders; readonly places: ReadonlyMap<number, number> };

/** Reads the orders of sections; of those that are locked, they stay until the transaction ends. */
export async function storedOrders(
  sql: Sql | Transaction,
  project: number,
  sections: readonly number[],
): Promise<StoredOrders> {
  const rows = await sql<{ section_id: number; ids: number[]; places: number[] }[]>`
    SELECT section_id, array_agg(id ORDER BY place, id) AS ids, array_agg(place ORDER BY place, id) AS places
    FROM strings WHERE project_id = ${project} AND section_id = ANY(${[...sections]}::bigint[]) GROUP BY section_id`;
  const orders = new Map<number, number[]>(sections.map((section) => [section, []]));
  for (const { section_id, ids } of rows) orders.set(section_id, ids);
  const places = new Map(
    rows.flatMap(({ ids, places }) => ids.map((id, index) => [id, places[index] ?? 0] as const)),
  );
  return { orders, places };
}

/** What strings in locked sections become, and the sections. */
type Arranging = { before: StoredOrders; arranged: Arranged; sections: ReadonlyMap<number, LockedSection> };

type Who = Pick<SectionTarget, 'project' | 'actor' | 'origin'> & {
  /** By string, the move that its own takes back. */
  undoes?: ReadonlyMap<number, NonNullable<Origin['undoes']>>;
};

/**
 * Moves many strings at once, as calls for each would one after the other (strings.16): with a log entry each, with their
 * translations, votes, comments and counters. Their sections are locked; the strings are locked here, by id.
 */
export async function writeMoves(tx: Transaction, who: Who, arranging: Arranging): Promise<void> {
  const { project } = who;
  const { before, arranged, sections } = arranging;
  const { moved } = arranged;
  if (moved.length === 0) return;
  const frames = await leftFrames(tx, project, { moved, orders: before.orders, sections });
  const { places, respaced } = sortKeys(arranging);
  const ids = [...moved.map(({ string }) => string), ...respaced.map(({ id }) => id), ...frames.heirs.keys()];
  await tx`
    SELECT count(*) FROM (
      SELECT FROM strings WHERE project_id = ${project} AND id = ANY(${ids}::bigint[]) ORDER BY id FOR NO KEY UPDATE
    ) locked`;
  if (respaced.length > 0) await writeSortKeys(tx, project, respaced);
  const held = await countsOfStrings(tx, project, moved);
  await leaveFrames(tx, project, frames);
  const { event, sizes } = await writeStrings(tx, who, { moved, places, sections });
  await writeSections(tx, who, { arranging, held, sizes, event, frames });
}

/** The sort keys of moved strings, and of others that make room for them. */
function sortKeys({ before, arranged }: Arranging) {
  const moved = new Set(arranged.moved.map(({ string }) => string));
  const places = new Map<number, number>();
  const respaced: { id: number; place: number }[] = [];
  for (const section of new Set(arranged.moved.map(({ to }) => to))) {
    const order = arranged.orders.get(section) ?? [];
    const keys = sortKeysForOrder(order.map((id) => (moved.has(id) ? undefined : before.places.get(id))));
    for (const [index, id] of order.entries()) {
      const place = keys[index] ?? 0;
      if (moved.has(id)) places.set(id, place);
      else if (before.places.get(id) !== place) respaced.push({ id, place });
    }
  }
  return { places, respaced };
}

/** What a string adds to the counters of its section, and its key. */
type Counts = {
  id: number;
  key: string;
  own_bytes: number;
  inner_bytes: number;
  translations: number;
  is_approved: boolean;
  is_initial: boolean;
  needs_review: boolean;
};

async function countsOfStrings(tx: Transaction, project: number, moved: readonly MovedString[]) {
  const rows = await tx<Counts[]>`
    SELECT s.id, s.key, s.own_bytes, s.inner_bytes, s.translations_amount AS translations, s.approved_id IS NOT NULL AS is_approved,
      ${HAS_ONLY_INITIAL} AS is_initial, s.review_amount > 0 AS needs_review
    FROM strings s WHERE s.project_id = ${project} AND s.id = ANY(${moved.map(({ string }) => string)}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

type ArrangementWrite = {
  moved: readonly MovedString[];
  places: ReadonlyMap<number, number>;
  sections: Arranging['sections'];
};

/**
 * Writes where locked strings are now, with a log entry each in the order of the moves. Returns the last entry and the
 * strings' present sizes. Each place is looked up in a JSON object, not joined from rows (docs/decisions/031).
 */
async function writeStrings(tx: Transaction, who: Who, { moved, places, sections }: ArrangementWrite) {
  const { project, actor, origin, undoes } = who;
  const nameOf = (id: number) => sections.get(id)?.name ?? null;
  const written = Object.fromEntries(
    moved.map(({ string, from, to, indexes }, nth) => {
      const isCrossing = from !== to;
      const acts = { ...(isCrossing && { section: [nameOf(from), nameOf(to)] }), place: indexes };
      const undone = undoes?.get(string);
      const data = { acts, ...(isCrossing && { left: from }), ...(undone?.isRedo && { redo: true }) };
      return [string, { nth, to, place: places.get(string), data, undoes: undone?.event }];
    }),
  );
  const its = (field: string) => fragment`(given.rows -> s.id::text ->> ${field}::text)`;
  const [row] = await tx<{ event: number; sizes: Record<string, number> }[]>`
    WITH done AS (
      UPDATE strings s SET section_id = ${its('to')}::bigint, place = ${its('place')}::bigint
      FROM (SELECT ${tx.json(written as postgres.JSONValue)}::jsonb AS rows) given
      WHERE s.project_id = ${project} AND s.id = ANY(${moved.map(({ string }) => string)}::bigint[])
      RETURNING s.id, ${STRING_STATE}, own_bytes, ${its('nth')}::int AS nth, ${its('undoes')}::bigint AS undoes,
        given.rows -> s.id::text -> 'data' AS data
    ),
    ${logSteps(
      'editString',
      project,
      {
        actor,
        origin: undoes ? { ...origin, undoes: { event: fragment`undoes`, isRedo: false } } : origin,
        section: fragment`section_id`,
        string: fragment`id`,
        data: fragment`data`,
      },
      { orderBy: fragment`nth` },
    )},
    ${LOGGED_IDS},
    ${stringRevisions({
      editor: actor,
      from: fragment`
        SELECT ${project}::bigint AS project_id, id AS string_id, event_id, ${STRING_STATE} FROM (
          SELECT *, (SELECT ids FROM events)[row_number() OVER (ORDER BY nth)] AS event_id FROM done
        ) every WHERE data ? 'left'`,
    })}
    SELECT (SELECT max(id) FROM logged) AS event, json_object_agg(id, own_bytes) AS sizes FROM done`;
  if (!row) throw new Error('the statement makes a row');
  return {
    event: row.event,
    sizes: new Map(Object.entries(row.sizes).map(([id, size]) => [Number(id), size])),
  };
}

type Recording = {
  arranging: Arranging;
  held: ReadonlyMap<number, Counts>;
  sizes: ReadonlyMap<number, number>;
  event: number;
  frames: LeftFrames;
};

/** Records what the moves change of each section: its counters, its order, and its type if it gets strings without a key. */
async function writeSections(tx: Transaction, { project, actor }: Who, recording: Recording) {
  const { arranging, held, sizes, event, frames } = recording;
  const { before, arranged, sections } = arranging;
  const { moved, staying } = arranged;
  const placed = new Set(moved.map(({ string }) => string));
  for (const [id, why] of staying) if (why === 'already') placed.add(id);
  const touched = new Set(moved.flatMap(({ from, to }) => [from, to]));
  for (const section of touched) {
    const arriving = moved.filter(({ from, to }) => to === section && from !== section);
    const leaving = moved.filter(({ from, to }) => from === section && to !== section);
    const sum = (of: (counts: Counts) => number) => total(arriving, held, of) - total(leaving, held, of);
    const bytes =
      total(arriving, held, ({ id, inner_bytes }) => (sizes.get(id) ?? 0) + inner_bytes) -
      total(leaving, held, ({ own_bytes, inner_bytes }) => own_bytes + inner_bytes) +
      (frames.kept.get(section) ?? 0);
    const now = sections.get(section);
    const type =
      now &&
      typeAfterAdding(
        now.type,
        arriving.map(({ string }) => held.get(string) ?? { key: '' }),
      );
    const change = orderChangeBetween(
      before.orders.get(section) ?? [],
      arranged.orders.get(section) ?? [],
      placed,
    );
    // A step without columns is none that Citus can hand on.
    await tx`
      WITH done AS (SELECT 1 AS nth), typed AS (
        UPDATE sections SET type = ${type ?? ''} WHERE project_id = ${project} AND id = ${section} AND type <> ${type ?? ''}
        RETURNING id AS section_id, ${SECTION_STATE}
      ), counted AS (
        ${counterStep(project, section, {
          strings: arriving.length - leaving.length,
          translated: sum(({ translations }) => Number(translations > 0)),
          approved: sum(({ is_approved }) => Number(is_approved)),
          initial: sum(({ is_initial }) => Number(is_initial)),
          needingReview: sum(({ needs_review }) => Number(needs_review)),
          translations: sum(({ translations }) => translations),
          bytes,
        })}
      ),
      ${orderStep({ project, section }, change, { event: fragment`SELECT ${event}::bigint` })},
      ${sectionRevisions({
        editor: actor,
        from: fragment`SELECT ${project}::bigint AS project_id, section_id, ${event}::bigint AS event_id, ${SECTION_STATE} FROM typed`,
      })}
      SELECT nth FROM done`;
  }
}

const total = (
  moved: readonly MovedString[],
  held: ReadonlyMap<number, Counts>,
  of: (counts: Counts) => number,
): number =>
  moved.reduce((sum, { string }) => {
    const counts = held.get(string);
    return sum + (counts ? of(counts) : 0);
  }, 0);
