import { whyNotWrite } from '#domain/core/access/project-status.ts';
import { whyNotStore } from '#domain/core/access/quotas.ts';
import { hasPermission, heldRole } from '#domain/core/access/roles.ts';
import { lockExistingProject } from '../../core/content/project-lock-queries.ts';
import { announceEntries } from '../../core/events/bus-queries.ts';
import { loadProjectFor } from '../../core/guards/member-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { keepFile, readFile } from '../books/queries.ts';
import { type Copying, copySection } from './copy-section.ts';
import { familyOf } from './queries.ts';
import { filesToCopy } from './source-queries.ts';
import { advanceTask, lockTask, type RunningTask, refuseTask } from './task-queries.ts';

type Key = { project: number; task: number };
type Running = { settings: Settings; signal: AbortSignal };

/** Runs a task to its end (families.12). Stops after a section when the signal says so; then it is run again. */
export async function runLanguageTask(sql: Sql, key: Key, { settings, signal }: Running) {
  for (;;) {
    signal.throwIfAborted();
    const hasEnded = await sql.begin((tx) => runStep(tx, key, settings));
    await announceEntries(sql, key.project);
    if (hasEnded) return;
  }
}

/**
 * Does the next section of a task in a transaction, which is whole or not at all: after a crash the task goes on with the section that was
 * lost. Returns whether the task has ended.
 */
async function runStep(tx: Transaction, { project, task: id }: Key, settings: Settings): Promise<boolean> {
  const task = await lockTask(tx, project, id);
  if (!task) return true;
  const copying = await copyingOf(tx, project, task, settings);
  if ('refused' in copying) {
    await refuseTask(tx, project, id, copying.refused);
    return true;
  }
  if (task.done === 0) await copyFiles(tx, copying);
  return advanceTask(tx, project, id, await copySection(tx, task.next, copying));
}

/** What a task does for whoever started it, with their present roles, or why it may not go on (families.12). */
async function copyingOf(
  tx: Transaction,
  project: number,
  { actor_id, origin_id, adds_sections, removes_missing }: RunningTask,
  settings: Settings,
): Promise<Copying | { refused: string }> {
  const target = await loadProjectFor(tx, project, actor_id, 'now');
  const origin = await loadProjectFor(tx, origin_id, actor_id);
  if (!target?.project.use || !origin) return { refused: 'gone' };
  const family = await familyOf(tx, project);
  if (family === null || family !== (await familyOf(tx, origin_id))) return { refused: 'gone' };
  const [role, sourceRole] = [heldRole(target.project), heldRole(origin.project)];
  if (![role, sourceRole].every((held) => hasPermission(held, 'can_manage_strings')))
    return { refused: 'role' };
  const why = whyNotWrite(target.project.status, 'content', hasPermission(role, 'can_manage_project'));
  if (why) return { refused: why };
  return {
    project,
    origin: origin_id,
    actor: actor_id,
    use: target.project.use,
    adds: adds_sections && (hasPermission(role, 'can_manage_sections') || 'role'),
    removesMissing: removes_missing,
    settings,
  };
}

/** Copies the files of books that a language lacks, as far as its quota allows; without its file a chapter is exported as text. */
async function copyFiles(tx: Transaction, { project, origin, use, settings }: Copying) {
  if (!(await lockExistingProject(tx, project))) return;
  let incoming = 0;
  for (const { id, name, format, size, book } of await filesToCopy(tx, origin, project)) {
    if (whyNotStore(use, { bytes: incoming + size }, settings)) continue;
    const file = await readFile(tx, origin, id);
    if (!file) continue;
    await keepFile(tx, project, { id, name, format, bytes: file.bytes, book });
    incoming += size;
  }
}
