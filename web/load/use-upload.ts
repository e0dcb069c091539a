import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Section } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { call } from '../wire/call.ts';
import { PROJECTS } from '../wire/projects.ts';
import { SECTIONS } from '../wire/sections.ts';
import type { Loading } from './use-load.ts';

/** Sends what was transformed: all of it is stored, or nothing (DECISIONS §6). */
export function useUpload({ id, project_id }: Section, { load, type, splitting }: Loading) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(addStrings, {
        params: { project: project_id, section: id },
        query: type === 'text' ? { splitting } : {},
        body: (load?.strings ?? []).map(({ line: _, ...string }) => string),
      }),
    onSuccess: () => {
      for (const queryKey of [PROJECTS, SECTIONS]) void queries.invalidateQueries({ queryKey });
    },
  });
}
