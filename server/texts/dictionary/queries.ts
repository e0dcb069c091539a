import type { Changed, Page } from '#contract/core/paging.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import type { FieldChanges } from '#domain/core/events/changes.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import { CAPS } from '#domain/core/limits.ts';
import { ENTRY_FIELDS, ENTRY_TEXTS, type EntryDraft } from '#domain/texts/dictionary/dictionary.ts';
import { ownStates } from '#domain/texts/dictionary/pattern-size.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { deletionStep, keptEntry } from '../../core/deletions/kept-queries.ts';
import { logSteps } from '../../core/events/record.ts';
import { ENTRY_BYTES, ENTRY_STATE, entryRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { type Fragment, fragment, joined } from '../../platform/database/fragment.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';

/** The project of a write, and the user who writes. */
type DictionaryTarget = { project: number; actor: number; origin?: Origin | undefined };

const entry = (sql: Sql | Transaction): Fragment =>
  sql`id, ${ENTRY_STATE}, updated_at, states IS NULL AS is_off`;

/** The dictionary of a project, or a page of it, ordered by word, ignoring case. */
export function entriesOf(
  sql: Sql | Transaction,
  projectId: number,
  { limit, after, since }: Page & Changed = {},
) {
  const afterOne =
    after &&
    sql`AND (lower(word), word, id) > (
      SELECT lower(a.word), a.word, a.id FROM dictionary a WHERE a.project_id = ${projectId} AND a.id = ${after})`;
  return sql<Entry[]>`
    SELECT ${entry(sql)} FROM dictionary WHERE project_id = ${projectId} ${afterOne ?? sql``}
      ${since === undefined ? sql`` : sql`AND updated_at > ${since}`}
    ORDER BY lower(word), word, id ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}`;
}

/** Whether a project has an entry. */
export async function hasEntry(sql: Sql | Transaction, projectId: number, id: number): Promise<boolean> {
  const rows = await sql`SELECT FROM dictionary WHERE project_id = ${projectId} AND id = ${id}`;
  return rows.length === 1;
}

/** The step that records a write in its project, which is locked before. These writes are rare, so the lock does not matter. */
const touched = (sql: Sql | Transaction, id: number, grown: Fragment): Fragment =>
  sql`touched AS (
    UPDATE projects SET last_update = now_ms(), bytes = projects.bytes + ${grown} FROM done WHERE projects.id = ${id}
  )`;

/** SQL: an entry after a write to it, or before its deletion, for its revision. */
const REVISED = fragment`SELECT project_id, done.id AS entry_id, logged.id AS event_id, ${ENTRY_STATE} FROM logged, done`;

/** The size of an entry's texts in bytes. */
export const bytesOf = (entry: EntryDraft): number =>
  Buffer.byteLength(ENTRY_TEXTS.map((field) => entry[field]).join(''));

/**
 * Why a locked dictionary has no room for one more entry, or for one in place of `instead`; the new entry's patterns
 * have so many states (dictionary.15, dictionary.16).
 */
export async function whyNoRoom(
  tx: Transaction,
  project: number,
  { states, instead }: { states: number; instead?: number },
): Promise<'quotaEntries' | 'quotaPatterns' | undefined> {
  const [otherEntries] = await tx<{ amount: number; states: number }[]>`
    SELECT count(*)::int AS amount, coalesce(sum(states), 0)::int AS states FROM dictionary
    WHERE project_id = ${project} AND id IS DISTINCT FROM ${instead ?? null}::bigint`;
  if (!otherEntries) return undefined;
  if (otherEntries.amount >= CAPS.entriesPerProject) return 'quotaEntries';
  return states > 0 && otherEntries.states + states > CAPS.dictionaryStates ? 'quotaPatterns' : undefined;
}

/** SQL: the values of an entry, in the order of {@link ENTRY_STATE}. */
const valuesOf = (entry: EntryDraft): Fragment =>
  joined(ENTRY_FIELDS, (field) => fragment`${entry[field]}`, fragment`, `);

/** Adds an entry with its log entry, within `withProjectLocked` and after {@link whyNoRoom}. */
export async function insertEntry(tx: Transaction, { project, actor }: DictionaryTarget, draft: EntryDraft) {
  const { word, translate } = draft;
  const [added] = await tx<Entry[]>`
    WITH done AS (
      INSERT INTO dictionary (project_id, states, ${ENTRY_STATE})
      VALUES (${project}::bigint, ${ownStates(draft)}, ${valuesOf(draft)})
      RETURNING ${entry(tx)}
    ),
    ${logSteps('addEntry', project, { actor, data: { n: word, acts: { word: [null, word], translate: [null, translate] } } })},
    ${entryRevisions({ editor: actor, from: REVISED })},
    ${touched(tx, project, tx`(SELECT ${ENTRY_BYTES} FROM done)`)}
    SELECT * FROM done`;
  return added;
}

/** Locks an entry and its project until the transaction ends, and returns the entry. */
export async function lockEntry(tx: Transaction, project: number, id: number) {
  await lockProject(tx, project);
  const [held] = await tx<Entry[]>`
    SELECT ${entry(tx)} FROM dictionary
    WHERE project_id = ${project} AND id = ${id} AND ${isProjectThere(project)} FOR NO KEY UPDATE`;
  return held;
}

/** Whether an entry keeps its patterns, so that what was switched off stays so. */
export const hasSameKeys = (before: EntryDraft, after: EntryDraft): boolean =>
  before.word_key === after.word_key && before.translate_key === after.translate_key;

/** Changes a locked entry; the log entry has the old word. */
export async function updateEntry(
  tx: Transaction,
  { project, actor, origin }: DictionaryTarget,
  { before, after, acts }: { before: Entry; after: EntryDraft; acts: FieldChanges },
) {
  const keepsKeys = hasSameKeys(before, after);
  const [changed] = await tx<Entry[]>`
    WITH done AS (
      UPDATE dictionary SET (${ENTRY_STATE}) = ROW(${valuesOf(after)}),
        states = ${keepsKeys ? tx`states` : tx`${ownStates(after)}`}, updated_at = greatest(now_ms(), updated_at + 1)
      WHERE project_id = ${project} AND id = ${before.id}
      RETURNING ${entry(tx)}
    ),
    ${logSteps('editEntry', project, { actor, origin, data: { n: before.word, acts } })},
    ${entryRevisions({ editor: actor, from: REVISED })},
    ${touched(tx, project, tx`${bytesOf(after) - bytesOf(before)}::int`)}
    SELECT * FROM done`;
  return changed;
}

/** Deletes an entry with its log entry; it can be restored (deleted.1). False: it is gone already. */
export function deleteEntryRow(
  sql: Sql | Transaction,
  { project, actor, origin }: DictionaryTarget,
  id: number,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    await lockProject(tx, project);
    const result = await tx`
      WITH done AS (
        SELECT id, ${ENTRY_STATE}, ${ENTRY_BYTES} AS bytes FROM dictionary
        WHERE project_id = ${project} AND id = ${id} AND ${isProjectThere(project)}
      ),
      ${logSteps('deleteEntry', project, {
        actor,
        origin,
        data: tx`jsonb_build_object('n', word, 'acts', jsonb_build_object('word', jsonb_build_array(word, NULL),
          'translate', jsonb_build_array(translate, NULL)))`,
      })},
      ${entryRevisions({ editor: actor, deleted: true, from: REVISED })},
      ${deletionStep(project, {
        kind: 'entry',
        actor,
        item: tx`done.id`,
        text: tx`done.word || ' — ' || done.translate`,
        data: tx`jsonb_build_object('bytes', done.bytes)`,
        from: tx`logged, done`,
      })},
      ${keptEntry(project, id)},
      ${touched(tx, project, tx`-done.bytes`)}
      SELECT FROM done`;
    if (result.length === 0) return false;
    await tx`DELETE FROM dictionary WHERE project_id = ${project} AND id = ${id}`;
    return true;
  });
}
