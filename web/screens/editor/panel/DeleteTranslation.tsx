import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/texts/translations.ts';
import { isApproved } from '#domain/texts/translations/translations.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { DELETION } from '../mutations/delete-translation.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';

type Props = { section: number; translation: Translation; onDeleted: () => void; onClose: () => void };

/** The confirmation for deleting a translation, which says if it is approved or has votes (translations.21). */
export function DeleteTranslation({ section, translation, onDeleted, onClose }: Props) {
  const { t } = useTranslation();
  const deleting = useEditorWrite(DELETION);
  const votes = translation.votes_plus.length + translation.votes_minus.length;
  const lines = [
    isApproved(translation) && t('editorTranslations.question.approved'),
    votes > 0 && t('editorTranslations.question.votes', { count: votes }),
    t('editorTranslations.question.text'),
  ];
  return (
    <Confirmation
      title={t('editorTranslations.question.title')}
      confirmLabel={t('editorTranslations.question.confirm')}
      danger
      busy={deleting.isPending}
      onClose={onClose}
      onConfirm={() => deleting.mutate({ section, translation }, { onSuccess: onDeleted, onError: onClose })}
    >
      {lines.filter(Boolean).join(' ')}
    </Confirmation>
  );
}
