import { useTranslation } from 'react-i18next';
import { confirmTranslation, type Translation } from '#contract/translations.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { withTranslation } from '../state/rows.ts';
import { sequenceScope, useRowUpdates } from './row-updates.ts';
import { useShowFailure } from './show-failure.ts';

type Confirmation = { section: number; translation: Translation };

/** Says that a translation needs no review (translations.30). */
export function useConfirmation() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const rows = useRowUpdates();
  const showFailure = useShowFailure();
  return useWrite({
    mutationKey: writeKeys.rows(project),
    scope: sequenceScope(project),
    sameBy: ({ translation: { id } }) => String(id),
    mutationFn: ({ section, translation: { id, string_id } }: Confirmation) =>
      call(confirmTranslation, { params: { project, section, string: string_id, translation: id } }),
    onMutate: ({ translation }) => {
      rows.show(translation.string_id, (row) =>
        withTranslation(row, { ...translation, needs_review: false }),
      );
    },
    onSuccess: (changed) => {
      rows.show(changed.string_id, (row) => withTranslation(row, changed));
      announce(t('editorTranslations.confirmed'));
      offerUndo('confirmTranslation', { translation_id: changed.id });
    },
    onError: (error, { translation }) => {
      rows.show(translation.string_id, (row) => withTranslation(row, translation));
      showFailure(error);
    },
    onSettled: rows.settle,
  });
}
