import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from '../frame/screen.ts';
import { sayFailed } from '../toasts/toast.tsx';

type Props = {
  fallback?: ReactNode;
  /** Closes what did not come. */
  onMissing: () => void;
  children: ReactNode;
};

/** Where a dialog or a menu opens that is fetched when it is first asked for. If it does not come, that is said, and the page stays. */
export function OpenedPart({ fallback, onMissing, children }: Props) {
  return (
    <CatchBoundary
      getResetKey={() => OpenedPart}
      errorComponent={(failed) => <Missing {...failed} onMissing={onMissing} />}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function Missing({ error, reset, onMissing }: ErrorComponentProps & Pick<Props, 'onMissing'>) {
  const { t } = useTranslation();
  const close = useEffectEvent(() => {
    if (!(error instanceof PartMissing)) return;
    void sayFailed(t('failures.part'));
    error.forget();
    onMissing();
    reset();
  });
  useEffect(() => close(), []);
  if (!(error instanceof PartMissing)) throw error;
  return null;
}
