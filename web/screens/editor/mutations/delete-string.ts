import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { deleteString } from '#contract/strings.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { removeRow } from '../state/rows.ts';
import { useShowFailure } from './show-failure.ts';
import { useStringsChanged } from './strings-changed.ts';

/** Deletes a string. It succeeds too where somebody else has deleted it. */
export function useDeleteString() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  const changed = useStringsChanged();
  const showFailure = useShowFailure();
  const offerUndo = useOfferUndo(project);
  return useWrite({
    mutationFn: async ({ id, section_id }: EditorRow) => {
      try {
        await call(deleteString, { params: { project, section: section_id, string: id } });
      } catch (error) {
        if (!(error instanceof Failure && hasKind(error, 'gone', 'string'))) throw error;
      }
    },
    onSuccess: (_, { id, index }) => {
      removeRow(queries, project, id);
      changed();
      void queries.invalidateQueries({ queryKey: cacheKeys.editorPages(project) });
      announce(t('editorStrings.deleted', { index }));
      offerUndo('deleteString', { string_id: id });
    },
    onError: showFailure,
  });
}
