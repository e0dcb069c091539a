import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { parseSectionsList } from '#domain/sections-list.ts';
import { mayIn } from '../project/standing.ts';
import { askToSignIn } from '../session/entering.ts';
import { projectQuery } from '../wire/projects.ts';
import { sectionQuery } from '../wire/sections.ts';

/** The one section that an address names in hexadecimal; anything else is not found. */
export function sectionIn(address: string): number {
  const sections = parseSectionsList(address);
  const [only, ...more] = typeof sections === 'object' ? sections : [];
  if (only === undefined || more.length > 0) throw redirect({ to: '/404', replace: true });
  return only;
}

type Asked = {
  context: { queries: QueryClient };
  location: { href: string };
  params: { projectId: string; sectionId: string };
};

/** What the page shows first; who may not load strings here is led to `/401` or `/403` (SPEC §8). */
export async function enterLoad(asked: Asked): Promise<void> {
  const { queries } = asked.context;
  const { projectId, sectionId } = asked.params;
  const section = sectionIn(sectionId);
  await askToSignIn(asked);
  const project = await queries.ensureQueryData(projectQuery(projectId));
  if (!mayIn(project, 'can_manage_strings')) throw redirect({ to: '/403', replace: true });
  await queries.ensureQueryData(sectionQuery(projectId, section));
}
