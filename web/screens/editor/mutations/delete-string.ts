import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { deleteString } from '#contract/strings.ts';
import { editorPages } from '../../../data/queries/editor.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { removeRow } from '../state/rows.ts';
import { useShowFailure } from './show-failure.ts';
import { useStringsChanged } from './strings-changed.ts';

/** Deletes a string. It succeeds too where somebody else has deleted it. */
export function useDeleteString() {
  const { t } = useTranslation();
  const { at } = useEditor();
  const queries = useQueryClient();
  const changed = useStringsChanged();
  const sayWhy = useShowFailure();
  return useWrite({
    mutationFn: async ({ id, section_id }: EditorRow) => {
      try {
        await call(deleteString, { params: { project: at, section: section_id, string: id } });
      } catch (error) {
        if (!(error instanceof Failure && hasKind(error, 'gone', 'string'))) throw error;
      }
    },
    onSuccess: (_, { id, index }) => {
      removeRow(queries, at, id);
      changed();
      void queries.invalidateQueries({ queryKey: editorPages(at) });
      announce(t('editorStrings.deleted', { index }));
    },
    onError: sayWhy,
  });
}
