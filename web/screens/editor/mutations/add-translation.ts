import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import type { DraftTarget, Save } from '../../../data/drafts/draft.ts';
import { sendSave } from '../../../data/drafts/send-save.ts';
import { withTabLock } from '../../../data/drafts/tab-lock.ts';
import { useMe } from '../../../data/session/session.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { withoutTranslation, withTranslation } from '../state/rows.ts';
import { expectedTranslation } from './expected-translation.ts';
import { useRowUpdates } from './row-updates.ts';
import { endSave, startSave, useStoreFailedSave } from './saves.ts';

export type NewTranslation = {
  row: EditorRow;
  save: Save;
  /** The name of its draft, and what the draft is for. */
  draft: string;
  target: DraftTarget;
};

/**
 * Adds a translation. It is shown at once, and its text is stored until the server has it. After a failure it stays
 * visible as unsaved and is retried; after a refusal it is a draft again.
 */
export function useAddTranslation() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const me = useMe();
  const rows = useRowUpdates();
  const keepFailed = useStoreFailedSave();
  return useWrite({
    mutationKey: writeKeys.newTranslations(project),
    // Others may be added to other strings meanwhile.
    sameBy: ({ row, save }: NewTranslation) => `${row.id} ${save.text}`,
    mutationFn: ({ target, save }: NewTranslation) => withTabLock(save.key, () => sendSave(target, save)),
    onMutate: ({ row, save, draft, target }) => {
      startSave(draft, save, target);
      const author = { id: me?.id ?? 0, username: me?.username ?? '' };
      const shown = expectedTranslation(row, save.text, author, save.isInitial ? INITIAL : REGULAR);
      rows.show(row.id, (row) => withTranslation(row, shown));
      return shown.id;
    },
    onSuccess: (made, { row, draft, save }, shown) => {
      endSave(draft, save);
      rows.show(row.id, (row) => withTranslation(withoutTranslation(row, shown), made));
      announce(t('editor.added', { index: row.index }));
      offerUndo('addTranslation', { translation_id: made.id });
    },
    onError: (error, { row, draft, save }, shown) => {
      keepFailed(error, { row, draft, save });
      if (shown !== undefined) rows.show(row.id, (row) => withoutTranslation(row, shown));
    },
    onSettled: rows.settle,
  });
}
