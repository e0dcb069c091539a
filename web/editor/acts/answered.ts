import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Translation } from '#contract/translations.ts';
import { editorPages } from '../../wire/editor.ts';
import { PROJECTS } from '../../wire/projects.ts';
import { SECTIONS } from '../../wire/sections.ts';
import { putRow } from '../put-row.ts';
import { withTranslation } from '../row-changes.ts';

/**
 * What every act on a translation does with its answer: the row shows it at once, the page is asked again for its
 * counts and colours, and what other screens know of the project's progress is out of date.
 */
export function useAnswered(project: string): (changed: Translation) => void {
  const queries = useQueryClient();
  return (changed) => {
    putRow(queries, project, changed.string_id, (row) => withTranslation(row, changed));
    askAgain(queries, project);
  };
}

/** The editor's pages anew; what other screens show of progress when they are next opened. */
export function askAgain(queries: QueryClient, project: string): void {
  void queries.invalidateQueries({ queryKey: editorPages(project) });
  for (const queryKey of [PROJECTS, SECTIONS]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}
