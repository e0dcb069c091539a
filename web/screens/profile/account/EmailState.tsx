import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sendConfirmation } from '#contract/identity/account.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { sendsMail } from '../../../data/session/page-settings.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './AccountTab.module.css';

/** Whether the address is confirmed, with a way to get the email again; or that this service sends none (accounts.24). */
export function EmailState({ me }: { me: Me }) {
  const { t } = useTranslation();
  const sending = useWrite({
    mutationFn: () => call(sendConfirmation, {}),
    onSuccess: () => void showSuccessToast(t('account.sentAgain')),
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  if (!sendsMail()) return <p className={`ui-13 ink-3 ${classes.hint}`}>{t('account.noMail')}</p>;
  if (me.email_confirmed)
    return (
      <p className="row gap-8 wrap margin-bottom-16 ui-13 ink-2">
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" /> {t('account.confirmed')}
      </p>
    );
  return (
    <div className="row gap-8 wrap margin-bottom-16 ui-13 ink-2">
      <span>{t('account.unconfirmed')}</span>
      <Button
        size="xs"
        aria-disabled={sending.isPending}
        onClick={() => sending.isPending || sending.mutate()}
      >
        {t('account.sendAgain')}
      </Button>
    </div>
  );
}
