import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { announceAccess, announceEntries } from '../../core/events/bus-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { purgeProject } from '../../projects/delete-queries.ts';
import { eraseTexts } from './erase-texts.ts';
import { deleteTraces, leaveProject, membershipsOf, nextProjects } from './leave-queries.ts';
import type { DeletionStep } from './progress.ts';
import { dueDeletions, runNextStep } from './progress-queries.ts';
import { deleteLists, makeAnonymous } from './tombstone-queries.ts';

/** How many memberships and projects are read at once. */
const AT_ONCE = 100;

type Running = {
  settings: Pick<Settings, 'mail'>;
  signal: AbortSignal;
  /** Milliseconds after the deletion of an account in which its requests may still be under way, before what is left of it is deleted. */
  settles?: number;
};

/** Deletes the accounts whose time has come (accounts.31). One that fails doesn't stop the others. */
export async function deleteDueAccounts(sql: Sql, running: Running): Promise<void> {
  let failure: { error: unknown } | undefined;
  for (const user of await dueDeletions(sql, SERVICE_LIMITS.accountsDeletedAtOnce)) {
    running.signal.throwIfAborted();
    await deleteAccount(sql, user, running).catch((error: unknown) => {
      failure ??= { error };
    });
  }
  if (failure) throw failure.error;
}

/** Deletes an account, as far as it can be now. May run twice, also at once. */
export async function deleteAccount(
  sql: Sql,
  user: number,
  { settings, signal, settles = SERVICE_LIMITS.accountSettles }: Running,
): Promise<void> {
  const underWay = await makeAnonymous(sql, { user, settings });
  if (!underWay) return;
  if (underWay.deletedFor === 0) await announceAccess(sql);
  await leaveProjects(sql, user, signal);
  if (underWay.deletedFor < settles) return;
  while (await runNextStep(sql, user, STEPS)) signal.throwIfAborted();
}

/** Ends all memberships of a deleted user, and purges the projects that they have deleted, which nobody else can restore. */
async function leaveProjects(sql: Sql, user: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    const memberships = await membershipsOf(sql, user, AT_ONCE);
    if (memberships.length === 0) return;
    for (const { project, isDeleted } of memberships) {
      signal.throwIfAborted();
      if (isDeleted && (await purgeProject(sql, project, 0))) continue;
      await leaveProject(sql, user, project);
      await announceEntries(sql, project);
    }
  }
}

/** Deletes what projects keep about the user, some projects at a time. */
const traces: DeletionStep = async (tx, user, { after = 0 }) => {
  const projects = await nextProjects(tx, Number(after), AT_ONCE);
  const last = projects.at(-1);
  if (last === undefined) return undefined;
  await deleteTraces(tx, user, projects);
  return { after: last };
};

/** Once more, for what a request that was under way has added. */
const lists: DeletionStep = async (tx, user, _at, deletion) => {
  await deleteLists(tx, user, deletion);
  return undefined;
};

/** The user's texts, if they have chosen so. */
const texts: DeletionStep = async (tx, user, position, deletion) => {
  if (!deletion.erases) return undefined;
  return eraseTexts(tx, user, position, deletion);
};

/** What is deleted after the account, in order. */
const STEPS: readonly DeletionStep[] = [lists, traces, texts];
