import {
  hideProject,
  listAllProjects,
  removeComment,
  removeProfile,
  removeTranslation,
} from '#contract/administration.ts';
import { isDeleted } from '#domain/comments/comments.ts';
import { emptyComment } from '../comments/queries.ts';
import { found } from '../failures.ts';
import { siteAdmin, siteAdminIn } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { atString } from '../strings/at-string.ts';
import { deleteTranslationRow } from '../translations/edit-queries.ts';
import { findUser } from '../users/queries.ts';
import { emptyProfile } from './profile-queries.ts';
import { administeredProject, allProjects, updateHidden } from './project-queries.ts';

/**
 * What site administrators do with the content of others: hide and restore a project, remove a translation, a comment or a
 * profile's text, whatever the project's visibility and status (docs/operations.md). Everything is logged.
 */
export const administration: Feature = (house) => {
  const { sql } = house;

  serve(house, listAllProjects, siteAdmin, ({ query }) => allProjects(sql, query));

  serve(house, hideProject, siteAdminIn, async ({ project, me, body }) => {
    await updateHidden(sql, project.id, me.id, body);
    return found(await administeredProject(sql, project.id), 'project');
  });

  serve(house, removeTranslation, siteAdminIn, async ({ translation, ...place }) => {
    const bySite = { projectName: place.project.name };
    const isDone = await deleteTranslationRow(sql, atString(place), translation.id, bySite);
    found(isDone || undefined, 'translation');
  });

  serve(house, removeComment, siteAdminIn, async ({ comment, ...place }) => {
    if (isDeleted(comment)) return;
    await emptyComment(sql, atString(place), comment.id, { projectName: place.project.name });
  });

  serve(house, removeProfile, siteAdmin, async ({ me, params }) => {
    const { id } = found(await findUser(sql, params.user), 'user');
    await emptyProfile(sql, id, me.id);
  });
};
