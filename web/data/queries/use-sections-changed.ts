import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import { editorPages } from './editor.ts';
import { PROJECTS } from './projects.ts';
import { SECTIONS } from './sections.ts';

/** Invalidates what a change of sections makes outdated; resolves when what is shown has been fetched. */
export function useSectionsChanged({ id, handle }: Pick<Project, 'id' | 'handle'>): () => Promise<unknown> {
  const queries = useQueryClient();
  const keys = [SECTIONS, PROJECTS, editorPages(String(id)), editorPages(handle)];
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
