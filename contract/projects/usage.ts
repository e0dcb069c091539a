import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import * as routes from './usage.routes.ts';

/** How much is stored, and the quota (projects.17). */
const Share = z.object({ used: z.int(), most: z.int() });

/** The usage of all projects that a user owns. */
export const UserUsage = z.object({ strings: Share, bytes: Share });
export type UserUsage = z.infer<typeof UserUsage>;

/**
 * The usage of a project, up to some seconds late. Bytes are those of texts: strings, translations, comments,
 * dictionary.
 */
export const ProjectUsage = z.object({ sections: Share, strings: Share, bytes: Share });
export type ProjectUsage = z.infer<typeof ProjectUsage>;

export const getUsage = endpoint(routes.getUsage, {
  summary: 'Get the storage used by a project and by all its owner’s projects, with their limits',
  reply: z.object({ project: ProjectUsage, owner: UserUsage }),
});

/** How much can be added, and whose quota limits it: the project's, or that of its owner for all their projects. */
const Remaining = z.object({ left: z.int(), of: z.enum(['project', 'owner']) });

export const getRemainingQuota = endpoint(routes.getRemainingQuota, {
  summary: 'Get the storage left for a project, by its own limits and its owner’s',
  reply: z.object({ sections: z.int(), strings: Remaining, bytes: Remaining }),
});

export const getOwnUsage = endpoint(routes.getOwnUsage, {
  summary: 'Get the storage used by all your projects, with its limits',
  reply: UserUsage,
});
