import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../cache-keys.ts';

/** Invalidates what a change of sections makes outdated; resolves when what is shown has been fetched. */
export function useSectionsChanged({ id }: Pick<Project, 'id'>): () => Promise<unknown> {
  const queries = useQueryClient();
  const keys = [cacheKeys.sections(), cacheKeys.projects(), cacheKeys.editorPages(id)];
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
