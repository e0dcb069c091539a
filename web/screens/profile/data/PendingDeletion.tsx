import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cancelAccountDeletion } from '#contract/site/account-deletion.routes.ts';
import type { AccountDeletion } from '#contract/site/account-deletion.ts';
import { accountDeletionQuery } from '../../../data/queries/account-deletion.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

type Props = {
  deletion: NonNullable<AccountDeletion['deletion']>;
  /** Whether it stands in the tab *My data*, and says what becomes of the texts too. */
  isHere?: boolean;
};

/** When the account will be deleted, with a button that cancels it (accounts.27). */
export function PendingDeletion({ deletion: { due_at, texts }, isHere = false }: Props) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const cancelling = useWrite({
    mutationFn: () => call(cancelAccountDeletion, {}),
    onSuccess: () => void showSuccessToast(t('myData.cancelled')),
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => queries.invalidateQueries(accountDeletionQuery),
  });
  const key = due_at > Date.now() ? 'pending' : 'waiting';
  return (
    <Notice kind="warning">
      <p>{t(`myData.${key}`, { date: dayText(due_at, i18n.language) })}</p>
      {isHere && <p>{t(`myData.pendingTexts.${texts}`)}</p>}
      <div className="margin-top-8">
        <Button
          aria-disabled={cancelling.isPending}
          onClick={() => cancelling.isPending || cancelling.mutate()}
        >
          {t('myData.cancel')}
        </Button>
      </div>
    </Notice>
  );
}
