import { useTranslation } from 'react-i18next';
import { editTranslation, type Translation } from '#contract/translations.ts';
import { announce } from '../../announcements/announce.ts';
import { dropSent } from '../../drafts/draft-store.ts';
import { rowActs } from '../../live/own-acts.ts';
import { call } from '../../wire/call.ts';
import { useWrite } from '../../writes/use-write.ts';
import { useEditor } from '../editor-context.ts';
import { withTranslation } from '../row-changes.ts';
import { useRowChanges } from './answered.ts';

export type TranslationChange = {
  section: number;
  /** As it was seen: another text there now refuses the change (DECISIONS §6). */
  seen: Translation;
  text: string;
};

/**
 * Changes a translation's text (DECISIONS §5.6), which is kept under the name `draft` until it is saved. The form that asks for
 * it says what it is refused for. `onFailed` is called even when the form has gone meanwhile.
 */
export function useEditTranslation(
  draft: string,
  onFailed: (error: Error, change: TranslationChange) => void,
) {
  const { t } = useTranslation();
  const { at } = useEditor();
  const rows = useRowChanges();
  return useWrite({
    mutationKey: rowActs(at),
    mutationFn: ({ section, seen: { id, string_id, updated_at }, text }: TranslationChange) =>
      call(editTranslation, {
        params: { project: at, section, string: string_id, translation: id },
        body: { text, updated_at },
      }),
    onSuccess: (changed, { text }) => {
      dropSent(draft, text);
      rows.show(changed.string_id, (row) => withTranslation(row, changed));
      announce(t('editorVersions.edited'));
    },
    onError: onFailed,
    onSettled: rows.settle,
  });
}
