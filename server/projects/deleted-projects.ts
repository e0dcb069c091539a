import { listDeletedProjects, undeleteProject } from '#contract/projects/deleted-projects.ts';
import { whyNotStore } from '#domain/core/access/quotas.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Feature } from '../core/endpoints/app-context.ts';
import { registerEndpoint } from '../core/endpoints/register-endpoint.ts';
import { signedIn } from '../core/guards/guards.ts';
import type { Sql } from '../platform/database/connect.ts';
import { forbidden, orNotFound, signedOut } from '../platform/http/failures.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { purgeProject } from './delete-queries.ts';
import {
  deletedProjectsOf,
  dueProjects,
  type Owner,
  type Restorable,
  restoreDeleted,
} from './deleted-queries.ts';
import { projectCard } from './queries.ts';

/** What a user has deleted and can restore (projects.32). */
export const deletedProjects: Feature = (context) => {
  const { sql, settings } = context;
  const days = settings.deletedProjectDays;

  registerEndpoint(context, listDeletedProjects, signedIn, async ({ me }) => ({
    days,
    projects: await deletedProjectsOf(sql, me.id, days),
  }));

  registerEndpoint(context, undeleteProject, signedIn, async ({ me, params }) => {
    const id = params.deleted_project;
    await restoreDeleted(sql, { id, actor: me.id, days }, refuseBeyond(settings));
    return orNotFound(await projectCard(sql, id, me.id), 'project');
  });
};

/** Refuses restoring what would exceed the limits of the owner (projects.34). */
const refuseBeyond = (settings: Settings) => (project: Restorable, owner: Owner) => {
  if (owner.banned) throw signedOut();
  if (owner.owned >= settings.projectsPerUser && !project.inFamily) throw forbidden('general', 'tooMany');
  // The project's own quotas don't count: it had as much when it was deleted.
  const most = {
    ...settings,
    stringsPerProject: Number.POSITIVE_INFINITY,
    bytesPerProject: Number.POSITIVE_INFINITY,
  };
  const use = { strings: 0, bytes: 0, owner_strings: owner.strings, owner_bytes: owner.bytes };
  const kind = whyNotStore(use, project, most);
  if (kind) throw forbidden('general', kind);
};

/**
 * Purges projects whose time has passed, some of them at a run, each in a transaction of its own (projects.31). One that fails
 * doesn't stop the others.
 */
export async function purgeDeletedProjects(sql: Sql, days: number, signal: AbortSignal) {
  let failure: { error: unknown } | undefined;
  for (const id of await dueProjects(sql, days, SERVICE_LIMITS.projectsPurgedAtOnce)) {
    signal.throwIfAborted();
    await purgeProject(sql, id, days).catch((error: unknown) => {
      failure ??= { error };
    });
  }
  if (failure) throw failure.error;
}
