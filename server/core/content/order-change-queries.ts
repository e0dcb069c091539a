import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/**
 * How an order changes: `removed` ids leave it, and `placed` ones, which may have been in it before, stand together from `index` on,
 * counted from 1 without them; at the end if there is no index. `grown` is how many more there are afterwards. `whole`: it is read
 * as it is, after earlier statements of the transaction have changed it.
 */
type OrderChange =
  | 'whole'
  | {
      index?: number | undefined;
      placed?: readonly number[] | Fragment;
      removed?: readonly number[];
      grown: number;
    };

/** Whose order: of a section's strings, or of a project's sections. */
type Ordered = { project: number; section?: number };

/** SQL of the change's event, and the name of the step when a statement has several. */
type Step = { event?: Fragment; step?: Fragment };

const ORDERED = fragment`ordered`;
const LOGGED_LAST = fragment`SELECT max(id) FROM logged`;
const NO_IDS = fragment`'{}'::bigint[]`;

/**
 * Stores a change of an order, as a step after its log entry: `WITH done AS (…), ${logSteps(…)}, ${orderStep(…)}`. Whoever changes an
 * order holds the lock of its section or project (server/core/content/section-lock-queries.ts), so that changes follow each other. From
 * time to time the whole order is stored too; whether this statement sees it before the change or after it makes no difference.
 */
export function orderStep(
  { project, section }: Ordered,
  change: OrderChange,
  { event = LOGGED_LAST, step = ORDERED }: Step = {},
): Fragment {
  const ordered = section ?? 0;
  const present = fragment`coalesce((${
    section === undefined
      ? fragment`SELECT array_agg(id ORDER BY num, id) FROM sections WHERE project_id = ${project}`
      : fragment`SELECT array_agg(id ORDER BY place, id) FROM strings WHERE project_id = ${project} AND section_id = ${section}`
  }), ${NO_IDS})`;
  if (change === 'whole') {
    return fragment`
  ${step} AS (
    INSERT INTO order_changes (project_id, section_id, event_id, base, amount, weight)
    SELECT ${project}::bigint, ${ordered}::bigint, of.id, of.ids, cardinality(of.ids), 0
    FROM (SELECT (${event}) AS id, ${present} AS ids) of WHERE of.id IS NOT NULL
  )`;
  }
  const { index, placed = [], removed = [], grown } = change;
  const ids = (given: readonly number[] | Fragment) =>
    fragment`${isList(given) ? [...given] : given}::bigint[]`;
  const last = (column: Fragment) => fragment`(
    SELECT ${column} FROM order_changes WHERE project_id = ${project} AND section_id = ${ordered}
    ORDER BY event_id DESC LIMIT 1)`;
  return fragment`
  ${step} AS (
    INSERT INTO order_changes (project_id, section_id, event_id, base, index, placed, removed, amount, weight)
    SELECT ${project}::bigint, ${ordered}::bigint, id, base, ${index ?? null}::int, placed, removed,
      CASE WHEN last_amount IS NULL THEN cardinality(placed) + (
        SELECT count(*) FROM (SELECT unnest(base) EXCEPT SELECT unnest(placed || removed)) others
      ) ELSE last_amount + ${grown}::int END,
      CASE WHEN base IS NULL THEN last_weight ELSE 0 END + cardinality(placed) + cardinality(removed)
    FROM (
      SELECT *, CASE WHEN coalesce(last_weight, ${SERVICE_LIMITS.orderChanges}::int) >= ${SERVICE_LIMITS.orderChanges}::int THEN ${present} END AS base
      FROM (
        SELECT (${event}) AS id, ${ids(placed)} AS placed, ${ids(removed)} AS removed, ${last(fragment`amount`)} AS last_amount,
          ${last(fragment`weight`)} AS last_weight
      ) of WHERE id IS NOT NULL
    ) change
  )`;
}

const isList = (given: readonly number[] | Fragment): given is readonly number[] => Array.isArray(given);
