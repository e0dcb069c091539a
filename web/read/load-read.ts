import type { QueryClient } from '@tanstack/react-query';
import { projectQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';

type Asked = { context: { queries: QueryClient }; params: { projectId: string } };

/** What the reading page shows first; the text of each section comes when one gets to it. */
export async function loadRead({ context: { queries }, params: { projectId } }: Asked): Promise<void> {
  await Promise.all([
    queries.ensureQueryData(projectQuery(projectId)),
    queries.ensureQueryData(sectionsQuery(projectId)),
  ]);
}
