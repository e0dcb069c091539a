import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { DELETE_STRING } from '../mutations/string-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';

type Props = { row: EditorRow; onDeleted: () => void; onClose: () => void };

/** The confirmation for deleting a string, with the number of its translations and comments (strings.17). */
export function DeleteString({ row, onDeleted, onClose }: Props) {
  const { t } = useTranslation();
  const deleting = useEditorWrite(DELETE_STRING);
  const { translations, comments_amount } = row;
  const goes = [
    translations.length > 0 && t('sections.translations', { count: translations.length }),
    comments_amount > 0 && t('editor.comments', { count: comments_amount }),
  ].filter(Boolean);
  const lines = [
    goes.length > 0 && t('stringForms.question.goes', { what: goes.join(', ') }),
    t('stringForms.question.text'),
  ];
  return (
    <Confirmation
      title={t('stringForms.question.title', { index: row.index })}
      confirmLabel={t('stringForms.question.confirm')}
      danger
      busy={deleting.isPending}
      onClose={onClose}
      onConfirm={() => deleting.mutate(row, { onSuccess: onDeleted, onError: onClose })}
    >
      {lines.filter(Boolean).join(' ')}
    </Confirmation>
  );
}
