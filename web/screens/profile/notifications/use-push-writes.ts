import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addPushDevice, removePushDevice } from '#contract/notices/push.routes.ts';
import type { PushDevice } from '#contract/notices/push.ts';
import { isDenied, subscribe, unsubscribe } from '../../../data/push/subscription.ts';
import { pushQuery } from '../../../data/queries/push.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

type Options = {
  publicKey: string;
  /** The address of this browser is another one now. */
  onEndpoint: (endpoint: string | undefined) => void;
  onRemoved: () => void;
};

/** What the settings of push notifications do, and what is said of it. */
export function usePushWrites({ publicKey, onEndpoint, onRemoved }: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries(pushQuery);
  const turningOn = useWrite({
    mutationFn: async () => {
      const body = await subscribe(publicKey);
      return body && (await call(addPushDevice, { body }));
    },
    onSuccess: (device) => {
      if (!device) return void (isDenied() && showErrorToast(t('push.denied')));
      onEndpoint(device.endpoint);
      void showSuccessToast(t('push.isOn'));
    },
    onError: (error) =>
      void showErrorToast(error instanceof Failure ? failureWords(t, error) : t('push.failed')),
    onSettled,
  });
  const removing = useWrite({
    mutationFn: async ({ device, isHere }: { device: PushDevice; isHere: boolean }) => {
      await call(removePushDevice, { params: { device: device.id } });
      if (isHere) await unsubscribe();
      return isHere;
    },
    onSuccess: (isHere) => {
      if (isHere) onEndpoint(undefined);
      void showSuccessToast(t(isHere ? 'push.isOff' : 'push.removed'));
      onRemoved();
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled,
  });
  return { turningOn, removing };
}
