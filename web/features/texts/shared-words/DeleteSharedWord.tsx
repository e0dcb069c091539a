import { useTranslation } from 'react-i18next';
import { deleteSharedWord } from '#contract/texts/shared-words.routes.ts';
import type { SharedWord } from '#contract/texts/shared-words.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { useSharedWordsChanged } from './use-shared-words-changed.ts';

type Props = { project: number; word: SharedWord; onClose: () => void };

/** The confirmation for deleting a shared word. It succeeds too where somebody else has deleted it. */
export function DeleteSharedWord({ project, word: { id, word }, onClose }: Props) {
  const { t } = useTranslation();
  const changed = useSharedWordsChanged();
  const deleting = useWrite({
    mutationFn: async () => {
      try {
        await call(deleteSharedWord, { params: { project, word: id } });
      } catch (error) {
        if (!(error instanceof Failure && hasKind(error, 'gone', 'word'))) throw error;
      }
    },
    onSuccess: async () => {
      announce(t('dictionary.deleted', { word }));
      await changed();
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: onClose,
  });
  return (
    <Confirmation
      title={t('sharedWords.deleteAsk', { word })}
      confirmLabel={t('dictionary.question.confirm')}
      danger
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {t('sharedWords.deleteText')}
    </Confirmation>
  );
}
