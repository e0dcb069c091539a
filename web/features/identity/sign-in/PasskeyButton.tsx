import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys } from '../../../data/session/page-settings.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import type { PasskeySignIn } from './sign-in-by-passkey.ts';

const load = () => import('./sign-in-by-passkey.ts');

/** Signs in by a passkey (passkeys.4). What it needs is loaded once the page is there. */
export function PasskeyButton({ choices, onDone }: PasskeySignIn) {
  const { t } = useTranslation();
  const latest = useRef<PasskeySignIn>({ choices, onDone });
  useEffect(() => {
    latest.current = { choices, onDone };
  });
  const isShown = hasPasskeys();
  useEffect(() => {
    if (!isShown) return;
    const offering = load().catch(() => undefined);
    void offering.then((part) => part?.offerPasskeys(() => latest.current));
    return () => void offering.then((part) => part?.stopOffering());
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Button
      size="md"
      fullWidth
      onClick={() =>
        void load().then(
          async ({ signInByPasskey, offerPasskeys }) => {
            await signInByPasskey(() => latest.current);
            void offerPasskeys(() => latest.current);
          },
          () => void showErrorToast(t('failures.some')),
        )
      }
    >
      {t('signIn.login.passkey')}
    </Button>
  );
}
