import { createProject, getProject, listProjects } from '#contract/projects.ts';
import { whyNotHandle } from '#domain/handle.ts';
import { isLimited } from '#domain/limitations.ts';
import { ROLES } from '#domain/roles.ts';
import { forbidden, found, invalid, Refused } from '../failures.ts';
import { anyone, seesProject, signedIn } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { membersOf } from '../members/queries.ts';
import { serve } from '../serve.ts';
import { findProjects, makeProject, projectCard, takenOf } from './queries.ts';

/** Finding and making projects (SPEC §2, §5; DECISIONS §4). */
export const projects: Feature = (house) => {
  const { sql, settings } = house;

  serve(house, listProjects, anyone, async ({ me, query }) => {
    if (query.mine && !me) return [];
    return findProjects(sql, { ...query, userId: me?.id ?? null });
  });

  serve(house, getProject, seesProject, async ({ project, me, query }) => {
    const card = found(await projectCard(sql, project.id, me?.id ?? null), 'project');
    return {
      ...card,
      ...(query.fetch_members && { members: await membersOf(sql, project.id) }),
      ...(query.fetch_roles && {
        roles: ROLES.map((role) => ({ ...role, permissions: [...role.permissions] })),
      }),
    };
  });

  serve(house, createProject, signedIn, async ({ me, body }) => {
    if (isLimited(me.limitations, 'creatingProjects')) throw forbidden('general', 'limited');
    const kind = whyNotHandle(body.handle);
    if (kind) throw invalid('handle', kind);
    const taken = await takenOf(sql, body);
    if (taken.length > 0)
      throw new Refused(
        400,
        taken.map((key) => ({ key, kind: 'notUnique' })),
      );
    const id = await makeProject(sql, me.id, body, settings.projectsPerUser);
    if (id === undefined) throw forbidden('general', 'tooMany');
    return found(await projectCard(sql, id, me.id), 'project');
  });
};
