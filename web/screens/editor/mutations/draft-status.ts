import { useTranslation } from 'react-i18next';
import { editTranslation, type Translation } from '#contract/translations.ts';
import { INITIAL, isInitial, REGULAR } from '#domain/translations/translations.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { withTranslation } from '../state/rows.ts';
import { useRowUpdates } from './row-updates.ts';
import { useShowFailure } from './show-failure.ts';

type StatusChange = { section: number; translation: Translation };

/** Makes an initial translation regular, or a regular one initial (translations.6). */
export function useDraftStatus() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const rows = useRowUpdates();
  const showFailure = useShowFailure();
  const turned = (translation: Translation) => (isInitial(translation) ? REGULAR : INITIAL);
  return useWrite({
    mutationKey: writeKeys.rows(project),
    sameBy: ({ translation: { id, status } }) => `${id} ${status}`,
    mutationFn: ({ section, translation }: StatusChange) =>
      call(editTranslation, {
        params: { project, section, string: translation.string_id, translation: translation.id },
        body: { status: turned(translation) },
      }),
    onMutate: ({ translation }) => {
      const status = turned(translation);
      rows.show(translation.string_id, (row) => withTranslation(row, { ...translation, status }));
    },
    onSuccess: (changed) => {
      rows.show(changed.string_id, (row) => withTranslation(row, changed));
      announce(t(isInitial(changed) ? 'editorTranslations.madeInitial' : 'editorTranslations.madeRegular'));
      offerUndo('editTranslation', { translation_id: changed.id });
    },
    onError: (error, { translation }) => {
      rows.show(translation.string_id, (row) => withTranslation(row, translation));
      showFailure(error);
    },
    onSettled: rows.settle,
  });
}
