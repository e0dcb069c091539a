import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteWebhook, rotateWebhookSecret, testWebhook } from '#contract/notices/webhooks.routes.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

type After = {
  onDone: () => void;
  onTested: () => void;
  onSecret: (secret: string) => void;
  onGone: () => void;
};

/** What the buttons of a webhook do: delete it, make a new secret, send a test message. */
export function useWebhookWrites(project: number, webhook: number, after: After) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const params = { project, webhook };
  const refresh = () => queries.invalidateQueries({ queryKey: cacheKeys.webhooks(project) });
  const onError = (error: Error) => void showErrorToast(failureWords(t, error));
  const removing = useWrite({
    mutationFn: () => call(deleteWebhook, { params }),
    onSuccess: () => {
      void showSuccessToast(t('webhooks.deleted'));
      after.onGone();
    },
    onError,
    onSettled: () => {
      after.onDone();
      return refresh();
    },
  });
  const rotating = useWrite({
    mutationFn: () => call(rotateWebhookSecret, { params }),
    onSuccess: ({ secret }) => after.onSecret(secret),
    onError,
    onSettled: () => {
      after.onDone();
      return refresh();
    },
  });
  const testing = useWrite({
    mutationFn: () => call(testWebhook, { params }),
    onSuccess: () => {
      void showSuccessToast(t('webhooks.tested'));
      after.onTested();
    },
    onError,
    onSettled: refresh,
  });
  return { removing, rotating, testing };
}
