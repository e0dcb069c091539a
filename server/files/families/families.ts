import {
  addLanguages,
  findInFamily,
  getFamily,
  joinFamily,
  leaveFamily,
  listLanguageResults,
  listLanguageTasks,
  startFamilyUpdate,
} from '#contract/files/families.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { hasPermission, heldRole } from '#domain/core/access/roles.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { anyMember, memberWith, readsProject } from '../../core/guards/guards.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { addLanguagesTo } from './add-queries.ts';
import { copiesOf } from './copy-queries.ts';
import { joinFamilyOf, leaveFamilyOf } from './join-queries.ts';
import { familyOf, languagesOf, otherLanguages } from './queries.ts';
import { newestTasks, resultsOf } from './task-queries.ts';
import { startUpdate } from './update-queries.ts';

/** Projects with one source, each in another language (families.1). */
export const families: Feature = (context) => {
  const { sql, settings } = context;

  const familyFor = async (project: { id: number; source_lang: string }, userId: number | null) => ({
    id: await familyOf(sql, project.id),
    source_lang: project.source_lang,
    languages: await languagesOf(sql, project.id, userId),
  });

  registerEndpoint(context, getFamily, readsProject, ({ project, me }) => familyFor(project, me?.id ?? null));

  const owns = memberWith('is_owner', 'manage');

  registerEndpoint(context, addLanguages, owns, async ({ project, me, body }) => {
    if (isRestricted(me.limitations, 'creatingProjects')) throw forbidden('general', 'limited');
    await addLanguagesTo(sql, {
      project: project.id,
      actor: me.id,
      wanted: body.languages,
      quotas: settings,
    });
    return familyFor(project, me.id);
  });

  registerEndpoint(context, joinFamily, owns, async ({ project, me, body }) => {
    await joinFamilyOf(sql, { project: project.id, other: body.project_id, actor: me.id });
    return familyFor(project, me.id);
  });

  registerEndpoint(context, leaveFamily, owns, async ({ project, me }) => {
    await leaveFamilyOf(sql, { project: project.id, actor: me.id, most: settings.projectsPerUser });
  });

  registerEndpoint(
    context,
    startFamilyUpdate,
    memberWith('can_manage_strings'),
    async ({ project, me, body, once }) =>
      startUpdate(sql, { project: project.id, actor: me.id, ...body }, once),
  );

  registerEndpoint(context, listLanguageTasks, anyMember, async ({ project, me }) => {
    const languages = await languagesOf(sql, project.id, me.id);
    const ids = languages.flatMap((language) =>
      hasPermission(heldRole(language), 'can_manage_strings') ? language.project_id : [],
    );
    return newestTasks(sql, ids);
  });

  registerEndpoint(context, listLanguageResults, anyMember, async ({ project, viewer, params, query }) => {
    if (!hasPermission(viewer.role, 'can_manage_strings')) throw forbidden('role', 'role');
    return orNotFound(await resultsOf(sql, project.id, params.task, query.after), 'task');
  });

  registerEndpoint(context, findInFamily, readsProject, async ({ project, me, query }) => {
    const others = await otherLanguages(sql, project.id, me?.id ?? null);
    return copiesOf(sql, project.id, query, others);
  });
};
