import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readsTexts } from '../../../data/access/access.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import { projectQuery } from '../../../data/queries/projects.ts';

/** The code that finds words, loaded only where it is needed since it is large. */
export const finderQuery = queryOptions({
  queryKey: cacheKeys.dictionaryFinder(),
  queryFn: () => import('#domain/texts/dictionary/spans.ts'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});

/**
 * Prefetches a project's dictionary, and the code that finds its words if it has any. Failures are left to those who
 * need the data.
 */
export async function prefetchWords(queries: QueryClient, id: number): Promise<void> {
  await queries.prefetchQuery(projectQuery(id));
  const project = queries.getQueryData(projectQuery(id).queryKey);
  if (!project || !readsTexts(project)) return;
  const dictionary = dictionaryQuery(project.id);
  await queries.prefetchQuery(dictionary);
  if (queries.getQueryData(dictionary.queryKey)?.length) await queries.prefetchQuery(finderQuery);
}
