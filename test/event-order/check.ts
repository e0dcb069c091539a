import { existsSync, readFileSync } from 'node:fs';
import type { Sql } from '../../server/platform/database/connect.ts';
import { CONSUMER_NAMES } from './setup.ts';

type Committed = { project: number; id: number; string: number; amount: number; mark: number };

const linesOf = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Whether every event has a position and every reader has reached the last one. */
export async function isAllRead(sql: Sql, page: string): Promise<boolean> {
  const [left] = await sql<{ left: number; events: number }[]>`
    SELECT (SELECT count(*) FROM unordered_events) + (
      SELECT count(*) FROM event_heads h CROSS JOIN unnest(${CONSUMER_NAMES}::text[]) AS consumer
        LEFT JOIN event_cursors c ON c.project_id = h.project_id AND c.consumer = consumer.consumer
      WHERE coalesce(c.position, 0) < h.position) AS left,
      (SELECT count(*) FROM log) AS events`;
  return left?.left === 0 && linesOf(page).length >= left.events;
}

/** The mistakes in what readers received, one line for each kind with its number. */
export async function faultsOf(sql: Sql, { acknowledged, page }: { acknowledged: string; page: string }) {
  const committed = await sql<Committed[]>`
    SELECT project_id AS project, id, string_id AS string, (data -> 'amount')::int AS amount, translation_id AS mark
    FROM log`;
  const byId = new Map(committed.map((one) => [one.id, one]));
  const marks = new Set(committed.map(({ mark }) => mark));
  const order = await sql<{ project: number; position: number; id: number }[]>`
    SELECT project_id AS project, position - cardinality(log_ids) + nth AS position, log_id AS id
    FROM event_order, unnest(log_ids) WITH ORDINALITY AS entry (log_id, nth) ORDER BY 1, 2`;
  const faults: Record<string, number> = {
    'acknowledged, and not in the log': linesOf(acknowledged).filter((mark) => !marks.has(Number(mark)))
      .length,
    ...compared(
      'positions',
      byId,
      order.map(({ id }) => id),
    ),
    'positions with a gap': gapsIn(order),
  };
  for (const name of CONSUMER_NAMES) {
    const received = await sql<{ id: number }[]>`
      SELECT log_id AS id FROM received WHERE consumer = ${name} ORDER BY project_id, received.id`;
    const ids = received.map(({ id }) => id);
    Object.assign(faults, compared(name, byId, ids));
    faults[`${name}: another order than the positions`] = order.filter(({ id }, at) => ids[at] !== id).length;
  }
  const idByMark = new Map(committed.map(({ mark, id }) => [mark, id]));
  const seen = linesOf(page)
    .map((line) => line.split(' ').map(Number))
    .map(([project = 0, position = 0, mark = 0]) => ({ project, position, id: idByMark.get(mark) ?? 0 }))
    .toSorted((a, b) => a.project - b.project);
  Object.assign(faults, {
    ...compared(
      'page',
      byId,
      seen.map(({ id }) => id),
    ),
    'page: another order than the positions': order.filter(({ id }, at) => seen[at]?.id !== id).length,
  });
  return { events: committed.length, faults };
}

/**
 * Events that a reader lost, received twice, received although they were rolled back, or received against the order of
 * a string's changes.
 */
function compared(reader: string, committed: ReadonlyMap<number, Committed>, ids: readonly number[]) {
  const got = new Set(ids);
  const last = new Map<number, number>();
  let disordered = 0;
  for (const { string, amount } of ids.flatMap((id) => committed.get(id) ?? [])) {
    if (amount <= (last.get(string) ?? 0)) disordered += 1;
    last.set(string, amount);
  }
  return {
    [`${reader}: lost`]: [...committed.keys()].filter((id) => !got.has(id)).length,
    [`${reader}: twice`]: ids.length - got.size,
    [`${reader}: never committed`]: [...got].filter((id) => !committed.has(id)).length,
    [`${reader}: against the order of a string’s changes`]: disordered,
  };
}

function gapsIn(order: readonly { project: number; position: number }[]): number {
  return order.filter(({ project, position }, at) => {
    const before = order[at - 1];
    return position !== (before?.project === project ? before.position + 1 : 1);
  }).length;
}
