import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { mergeStrings, type SourceString } from '#contract/strings.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { removeRow } from '../state/rows.ts';
import { useRowUpdates } from './row-updates.ts';
import { useStringsChanged } from './strings-changed.ts';

/** Merges a string with the next one (splits.7). Its dialog shows the errors. */
export function useMergeStrings(row: EditorRow) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  const offerUndo = useOfferUndo(project);
  const changed = useStringsChanged();
  const rows = useRowUpdates();
  return useWrite({
    mutationFn: ({ id, updated_at }: Pick<SourceString, 'id' | 'updated_at'>) =>
      call(mergeStrings, {
        params: { project, section: row.section_id, string: row.id },
        body: { next: id, updated_at: row.updated_at, next_updated_at: updated_at },
      }),
    onSuccess: (merged, { id }) => {
      removeRow(queries, project, id);
      changed();
      announce(t('splits.merged', { index: merged.index }));
      offerUndo('mergeStrings', { string_id: merged.id });
    },
    onSettled: rows.settle,
  });
}
