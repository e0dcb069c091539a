import { useTranslation } from 'react-i18next';
import { editTranslation, type Translation } from '#contract/translations.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { removeSentText } from '../../../data/drafts/draft-store.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { withTranslation } from '../state/rows.ts';
import { useRowUpdates } from './row-updates.ts';

export type TranslationChange = {
  section: number;
  /** The translation as it was read: an edit of one that has changed since is refused (api.9). */
  seen: Translation;
  text: string;
  /** The name of the draft of its text. */
  draft: string;
};

/**
 * Edits a translation's text (translations.17), which is stored as a draft until it is saved. Its form shows the errors;
 * `onFailed` is called even when it has been closed.
 */
export function useEditTranslation(onFailed: (error: Error, change: TranslationChange) => void) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const rows = useRowUpdates();
  return useWrite({
    mutationKey: writeKeys.rows(project),
    mutationFn: ({ section, seen: { id, string_id, updated_at }, text }: TranslationChange) =>
      call(editTranslation, {
        params: { project, section, string: string_id, translation: id },
        body: { text, updated_at },
      }),
    onSuccess: (changed, { text, draft, seen }) => {
      removeSentText(draft, text);
      rows.show(changed.string_id, (row) => withTranslation(row, changed));
      announce(t('editorTranslations.edited'));
      if (changed.updated_at !== seen.updated_at)
        offerUndo('editTranslation', { translation_id: changed.id });
    },
    onError: onFailed,
    onSettled: rows.settle,
  });
}
