import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Flag, Id, integerParam, line, replyList, text } from '../core/values.ts';
import { Project } from '../projects/projects.ts';
import * as routes from './administration.routes.ts';

/** A project in the site administrators' list of all projects (administration.6). */
export const AdministeredProject = Project.pick({
  id: true,
  handle: true,
  name: true,
  description: true,
  visibility: true,
  status: true,
  created_at: true,
  listed_at: true,
  hidden: true,
}).extend({
  owner: UserName,
  members_amount: z.int(),
  strings_amount: z.int(),
  translations_amount: z.int(),
});
export type AdministeredProject = z.infer<typeof AdministeredProject>;

export const listAllProjects = endpoint(routes.listAllProjects, {
  summary: 'List all projects, newest first (site administrators)',
  query: z.object({
    /** Part of the name; case is ignored. */
    name: line(LIMITS.search).optional(),
    /** Only hidden projects. */
    hidden: Flag,
    limit: integerParam(LIMITS.projectsPage).default(LIMITS.projectsPageDefault),
    /** Id of the last project of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(AdministeredProject, LIMITS.projectsPage.max),
});

export const hideProject = endpoint(routes.hideProject, {
  summary:
    'Hide a project from all but its owner and site administrators, or restore it (site administrators)',
  body: z.object({
    hidden: z.boolean(),
    /** Shown to the owner. */
    reason: text(LIMITS.hiddenReason).default(''),
  }),
  reply: AdministeredProject,
});

export const removeTranslation = endpoint(routes.removeTranslation, {
  summary: 'Delete any translation (site administrators)',
});

export const removeComment = endpoint(routes.removeComment, {
  summary: 'Delete any comment (site administrators)',
});

export const removeProfile = endpoint(routes.removeProfile, {
  summary: 'Remove a user’s profile text and avatar (site administrators)',
});
