import {
  hideProject,
  listAllProjects,
  removeComment,
  removeProfile,
  removeTranslation,
} from '#contract/site/administration.ts';
import { isDeleted } from '#domain/texts/comments/comments.ts';
import { oneOfMany } from '../../core/content/many-target-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { siteAdmin, siteAdminInProject } from '../../core/guards/guards.ts';
import { findUser } from '../../identity/users/queries.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import { emptyComment } from '../../texts/comments/queries.ts';
import { deleteTranslationRows } from '../../texts/translations/delete-queries.ts';
import { administeredProject, allProjects, emptyProfile, updateHidden } from './queries.ts';

/**
 * Moderation by site administrators: hiding and restoring projects, removing translations, comments and profile
 * texts, whatever the project's visibility and status (docs/operations.md). Everything is logged.
 */
export const administration: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listAllProjects, siteAdmin, ({ query }) => allProjects(sql, query));

  registerEndpoint(context, hideProject, siteAdminInProject, async ({ project, me, body }) => {
    await updateHidden(sql, project.id, me.id, body);
    return orNotFound(await administeredProject(sql, project.id), 'project');
  });

  registerEndpoint(context, removeTranslation, siteAdminInProject, async ({ translation, ...place }) => {
    const asSiteAdmin = { projectName: place.project.name };
    const isDone = await deleteTranslationRows(
      sql,
      oneOfMany(stringTarget(place), translation.id),
      asSiteAdmin,
    );
    orNotFound(isDone || undefined, 'translation');
  });

  registerEndpoint(context, removeComment, siteAdminInProject, async ({ comment, ...place }) => {
    if (isDeleted(comment)) return;
    await emptyComment(sql, stringTarget(place), comment.id, { projectName: place.project.name });
  });

  registerEndpoint(context, removeProfile, siteAdmin, async ({ me, params }) => {
    const { id } = orNotFound(await findUser(sql, params.user), 'user');
    await emptyProfile(sql, id, me.id);
  });
};
