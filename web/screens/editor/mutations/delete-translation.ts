import { useTranslation } from 'react-i18next';
import { removeTranslation } from '#contract/administration.ts';
import { deleteTranslation, type Translation } from '#contract/translations.ts';
import { mayDeleteTranslation } from '#domain/translations/translations.ts';
import { statusAllowsTranslating } from '../../../data/access/access.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { withoutTranslation } from '../state/rows.ts';
import { useRowUpdates } from './row-updates.ts';
import { useShowFailure } from './show-failure.ts';

type Deletion = { section: number; translation: Translation };

/** Deletes a translation with its votes (translations.21). It succeeds too where somebody else has deleted it. */
export function useDeleteTranslation() {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const rows = useRowUpdates();
  const showFailure = useShowFailure();
  const offerUndo = useOfferUndo(project.id);
  // Users without the permission are site administrators.
  const isBySite = (translation: Translation) =>
    !statusAllowsTranslating(viewer, project) || !mayDeleteTranslation(viewer, translation);
  return useWrite({
    mutationKey: writeKeys.rows(project.id),
    sameBy: ({ translation }) => String(translation.id),
    mutationFn: async ({ section, translation }: Deletion) => {
      const { id, string_id } = translation;
      try {
        await call(isBySite(translation) ? removeTranslation : deleteTranslation, {
          params: { project: project.id, section, string: string_id, translation: id },
        });
      } catch (error) {
        if (!(error instanceof Failure && hasKind(error, 'gone', 'translation'))) throw error;
      }
    },
    onSuccess: (_, { translation }) => {
      rows.show(translation.string_id, (row) => withoutTranslation(row, translation.id));
      announce(t('editorTranslations.deleted'));
      if (!isBySite(translation)) offerUndo('deleteTranslation', { translation_id: translation.id });
    },
    onError: showFailure,
    onSettled: rows.settle,
  });
}
