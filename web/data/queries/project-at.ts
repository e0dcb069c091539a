import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../cache-keys.ts';
import { type PreloadedResponse, type ProjectPath, preloaded } from './preloaded.ts';
import { cacheProject, fetchProject } from './projects.ts';

/** The id in an address that has one; handles don't begin with a digit. */
const idIn = (address: string) => (/^\d/.test(address) ? Number(address) : undefined);

/**
 * The id of the project at a page's address (an id or a handle). For a handle it comes with the project's card, which is
 * cached under the id. It is fetched once: an open page stays with its project when the handle changes.
 */
export const projectIdQuery = (address: string, ask = fetchProject) =>
  queryOptions({
    queryKey: cacheKeys.projectAt(address),
    queryFn: async ({ client, signal }) => {
      const project = await ask(address, signal);
      cacheProject(client, project);
      return project.id;
    },
    initialData: () => idIn(address),
    staleTime: 'static',
  });

/** The id of the project at a page's address, which the loader of the page has found. */
export const useProjectId = (address: string) => useSuspenseQuery(projectIdQuery(address)).data;

/** The id of the project at an address; undefined for a handle that neither an open page nor a cached card has. */
export function knownProjectId(queries: QueryClient, address: string): number | undefined {
  const id = idIn(address);
  if (id !== undefined) return id;
  const cached = queries.getQueryCache().find<number>({ queryKey: cacheKeys.projectAt(address) });
  const known = cached?.state.data;
  if (known === undefined || cached?.isActive()) return known;
  // The handle may have changed since, and may be another project's now.
  const cards = [cacheKeys.project(known), cacheKeys.projectWithMembers(known)];
  const isItsHandle = (queryKey: readonly unknown[]) =>
    queries.getQueryData<Project>(queryKey)?.handle === address.toLowerCase();
  return cards.some(isItsHandle) ? known : undefined;
}

/** Finds the project at an address; fetches its card where it is not known. */
export async function findProjectId(
  queries: QueryClient,
  address: string,
  ask = fetchProject,
): Promise<number> {
  const known = knownProjectId(queries, address);
  return known ?? queries.fetchQuery({ ...projectIdQuery(address, ask), staleTime: 0 });
}

/**
 * Loads something of the project at an address. While the id isn't known, the request names the project as the address does,
 * and its response is cached under the id once that is there: a first visit waits for no round trip more.
 */
export async function loadWithProjectId<Response, Loaded>(
  queries: QueryClient,
  address: string,
  ask: (project: ProjectPath) => Promise<Response>,
  load: (project: number, ahead?: PreloadedResponse<Response>) => Loaded,
): Promise<Awaited<Loaded>> {
  const known = knownProjectId(queries, address);
  if (known !== undefined) return await load(known);
  const response = preloaded(ask(address));
  return await load(await findProjectId(queries, address), response);
}
