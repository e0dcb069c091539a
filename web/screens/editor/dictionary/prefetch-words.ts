import type { QueryClient } from '@tanstack/react-query';
import { readsTexts } from '../../../data/access/access.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import { projectQuery } from '../../../data/queries/projects.ts';

/** Prefetches a project's dictionary. Failures are left to those who need the data. */
export async function prefetchWords(queries: QueryClient, id: number): Promise<void> {
  await queries.prefetchQuery(projectQuery(id));
  const project = queries.getQueryData(projectQuery(id).queryKey);
  if (project && readsTexts(project)) await queries.prefetchQuery(dictionaryQuery(project.id));
}
