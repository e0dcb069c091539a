import { queryOptions, useQuery } from '@tanstack/react-query';
import { getProject } from '#contract/projects/projects.routes.ts';
import type { Role } from '#contract/projects/projects.ts';
import { ROLES } from '#domain/core/access/roles.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

const FIXED: Role[] = ROLES.map((role) => ({ ...role, permissions: [...role.permissions] }));

/** The roles of a project, the highest first (members.4). The fixed ones are there at once. */
export const rolesQuery = (project: number) =>
  queryOptions({
    queryKey: cacheKeys.roles(project),
    queryFn: async ({ signal }) => {
      const query = { fetch_roles: 'true' } as const;
      const { roles } = await call(getProject, { params: { project }, query, signal });
      return roles ?? FIXED;
    },
    placeholderData: FIXED,
  });

export const useRoles = (project: number): readonly Role[] => useQuery(rolesQuery(project)).data ?? FIXED;
