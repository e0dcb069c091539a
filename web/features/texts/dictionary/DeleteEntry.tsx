import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteEntry } from '#contract/texts/dictionary.routes.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { useOfferUndo } from '../../history/undo/use-offer-undo.ts';

type Props = { project: number; entry: Entry; onDeleted: () => void; onClose: () => void };

/** The confirmation for deleting a word. It succeeds too where somebody else has deleted the word. */
export function DeleteEntry({ project, entry: { id, word }, onDeleted, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo(project);
  const deleting = useWrite({
    mutationFn: async () => {
      try {
        await call(deleteEntry, { params: { project, entry: id } });
      } catch (error) {
        if (!(error instanceof Failure && hasKind(error, 'gone', 'entry'))) throw error;
      }
    },
    onSuccess: async () => {
      announce(t('dictionary.deleted', { word }));
      offerUndo('deleteEntry', { n: word });
      await queries.invalidateQueries({ queryKey: cacheKeys.dictionaries() });
      onClose();
      onDeleted();
    },
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      onClose();
    },
  });
  return (
    <Confirmation
      title={t('dictionary.question.title', { word })}
      confirmLabel={t('dictionary.question.confirm')}
      danger
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {t('dictionary.question.text')}
    </Confirmation>
  );
}
