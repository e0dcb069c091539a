import type { Batch } from '#contract/texts/batches.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import type { BatchRetiming } from '#domain/texts/batches/retime-cue.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import type { Finding } from '#domain/texts/find/finding.ts';
import { logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';

/** What a batch replaces by what, and the places that it leaves out: each by its text and its number there from 0 (find.8). */
export type ReplacingFound = Finding & {
  readonly replace: string;
  readonly except: readonly { id: number; place: number }[];
};

/** What a batch does to texts: it replaces what was found, or mends what a check finds (findings.5). */
export type Replacing = ReplacingFound | { readonly check: CheckFilter };

/** What a batch is to do: an action on strings, or undoing events; `author` is who is reverted. */
export type NewBatch = {
  project: number;
  actor: number;
  action: Batch['action'];
  author: number | undefined;
  /** Strings, translations or events, in the order in which they are handled. */
  items: readonly number[];
  /** What is replaced by what, and the times of the last changes of the items' texts as they were seen (find.9). */
  replacing?: { what: Replacing; seen: readonly number[] };
  /** How times are changed (batches.11). */
  retiming?: BatchRetiming | undefined;
  /** The event of the batch that this one undoes, and what that one, or the first one that was undone and done again, had done. */
  origin?: Origin;
  of?: string | undefined;
};

/** Stores a batch with its log entry, and returns its id, which is that of the entry (batches.7). */
export async function insertBatch(tx: Transaction, batch: NewBatch): Promise<number> {
  const { project, actor, action, author, items, replacing, retiming, origin, of } = batch;
  const [logged] = await tx<{ id: number }[]>`
    WITH done AS (SELECT),
    ${logSteps('runBatch', project, { actor, user: action === 'revert' ? author : undefined, origin, data: { amount: items.length, action, ...(of && { of }) } })}
    SELECT id FROM logged`;
  if (!logged) throw new Error('the statement makes a row');
  await tx`
    INSERT INTO batches (project_id, id, actor_id, action, author_id, items, amount, replacing, seen, retiming)
    VALUES (${project}, ${logged.id}, ${actor}, ${action}, ${author ?? null}, ${[...items]}::bigint[], ${items.length},
      ${replacing ? asJson(replacing.what) : null}::jsonb, ${replacing ? [...replacing.seen] : null}::bigint[],
      ${retiming ? asJson(retiming) : null}::jsonb)`;
  return logged.id;
}

type BatchRow = Omit<Batch, 'skipped' | 'refused'> & {
  actor_id: number;
  skipped: Record<string, number>;
  refused: string | null;
};

/** A batch; undefined if there is none. */
export async function batchOf(
  sql: Sql | Transaction,
  project: number,
  id: number,
): Promise<{ actor: number; batch: Batch } | undefined> {
  const [row] = await sql<BatchRow[]>`
    SELECT id, actor_id, action, amount, done, changed, skipped, created_at, ended_at, refused FROM batches
    WHERE project_id = ${project} AND id = ${id}`;
  if (!row) return undefined;
  const { actor_id, skipped, refused, ...batch } = row;
  const reasons = Object.entries(skipped).map(([reason, amount]) => ({ reason, amount }));
  // Reasons are stored by this code alone.
  return { actor: actor_id, batch: { ...batch, skipped: reasons, refused } as Batch };
}

/** How many batches of a user have not ended. */
export async function unfinishedBatches(tx: Transaction, project: number, actor: number): Promise<number> {
  const [row] = await tx<{ amount: number }[]>`
    SELECT count(*)::int AS amount FROM batches
    WHERE project_id = ${project} AND actor_id = ${actor} AND ended_at IS NULL`;
  return row?.amount ?? 0;
}

/** A batch that has not ended, and its next items. */
export type RunningBatch = {
  id: number;
  actor_id: number;
  action: Batch['action'];
  author_id: number | null;
  next: number[];
  replacing: Replacing | null;
  retiming: BatchRetiming | null;
  /** When the texts of the next items were last changed, as they were seen. */
  seen: number[] | null;
};

/** Locks a batch for its next step; undefined if it has ended. */
export async function lockBatch(tx: Transaction, project: number, id: number, most: number) {
  const [batch] = await tx<RunningBatch[]>`
    SELECT id, actor_id, action, author_id, replacing, retiming, items[done + 1 : done + ${most}] AS next,
      seen[done + 1 : done + ${most}] AS seen
    FROM batches
    WHERE project_id = ${project} AND id = ${id} AND ended_at IS NULL FOR UPDATE`;
  return batch;
}

/** Locks a batch until the transaction ends, whether it has ended or not. */
export async function lockWholeBatch(tx: Transaction, project: number, id: number) {
  await tx`SELECT FROM batches WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
}

/** SQL: what ends a batch. Citus takes no time of its own within CASE. */
const ENDED = fragment`, ended_at = now_ms(), items = '{}', seen = NULL`;

/** What a step has done: how many items it handled, how many of them it changed, and why not the others, each by its reason. */
export type StepResult = { done: number; changed: number; skipped: readonly string[] };

/** Records a step; the last one ends the batch. Returns whether it has ended. */
export async function advanceBatch(
  tx: Transaction,
  project: number,
  id: number,
  { done, changed, skipped }: StepResult,
): Promise<boolean> {
  const [batch] = await tx<{ skipped: Record<string, number>; left: number }[]>`
    SELECT skipped, amount - done AS left FROM batches WHERE project_id = ${project} AND id = ${id}`;
  if (!batch) return true;
  const amounts = { ...batch.skipped };
  for (const reason of skipped) amounts[reason] = (amounts[reason] ?? 0) + 1;
  const hasEnded = done >= batch.left;
  await tx`
    UPDATE batches SET done = done + ${done}, changed = changed + ${changed}, skipped = ${asJson(amounts)}::jsonb
      ${hasEnded ? ENDED : fragment``}
    WHERE project_id = ${project} AND id = ${id}`;
  return hasEnded;
}

/** Ends a batch before its end. What it has changed stays. */
export async function refuseBatch(tx: Transaction, project: number, id: number, reason: string) {
  await tx`
    UPDATE batches SET refused = ${reason} ${ENDED}
    WHERE project_id = ${project} AND id = ${id}`;
}

/** The entries that belong to a batch, newest first, without those that are undone with another one. */
export async function partsOfBatch(tx: Transaction, project: number, id: number): Promise<number[]> {
  const parts = await tx<{ id: number }[]>`
    SELECT id FROM log WHERE project_id = ${project} AND batch = ${id} AND NOT data ? 'part' ORDER BY id DESC`;
  return parts.map((part) => part.id);
}
