import { infiniteQueryOptions } from '@tanstack/react-query';
import { listLanguageResults } from '#contract/files/families.routes.ts';
import type { LanguageTask } from '#contract/files/families.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { append } from '#domain/core/long-lists.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** What a task has done in a language, section by section (families.13), page by page. */
export const languageResultsQuery = ({ project_id: project, id: task }: LanguageTask) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.languageResults(project, task),
    queryFn: ({ pageParam, signal }) => resultsAfter({ project, task }, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: cursorAfter,
    staleTime: 0,
  });

const resultsAfter = (params: { project: number; task: number }, after: number, signal?: AbortSignal) =>
  call(listLanguageResults, { params, query: { after: String(after) }, ...(signal && { signal }) });

type Results = Awaited<ReturnType<typeof resultsAfter>>;

/** The cursor of the page after this one; undefined if there is none. */
const cursorAfter = (page: Results) => (page.length < LIMITS.languageResults ? undefined : page.at(-1)?.num);

/** The events by which all that a task has updated is undone, the last first. */
export async function eventsOfTask({ project_id: project, id: task }: LanguageTask): Promise<number[]> {
  const events: number[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: Results = await resultsAfter({ project, task }, after);
    append(
      events,
      page.flatMap(({ event }) => event ?? []),
    );
    after = cursorAfter(page);
  }
  return events.reverse();
}
