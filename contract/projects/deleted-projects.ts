import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { replyList } from '../core/values.ts';
import * as routes from './deleted-projects.routes.ts';
import { Project } from './projects.ts';

/** A project that the caller has deleted and can restore (projects.32). */
export const DeletedProject = Project.pick({ id: true, handle: true, name: true, cover_image: true }).extend({
  strings_amount: z.int(),
  deleted_at: z.int(),
  /** From this moment on it can't be restored. */
  restorable_until: z.int(),
});
export type DeletedProject = z.infer<typeof DeletedProject>;

export const listDeletedProjects = endpoint(routes.listDeletedProjects, {
  summary: 'List the projects that you have deleted and can restore, last deleted first',
  reply: z.object({
    /** For how many days a deleted project can be restored. */
    days: z.int(),
    projects: replyList(DeletedProject, LIMITS.deletedProjectsPerUser),
  }),
});

export const undeleteProject = endpoint(routes.undeleteProject, {
  summary: 'Restore a project that you have deleted',
  reply: Project,
});
