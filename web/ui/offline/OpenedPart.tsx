import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PartMissing } from '../page/screen.ts';
import { sayFailed } from '../toasts/toast.tsx';

type Props = {
  fallback?: ReactNode;
  /** In place of a fallback: told whether it is still on its way, so that the button that was pressed says so. */
  onComing?: (isComing: boolean) => void;
  /** Closes what did not come. */
  onMissing: () => void;
  children: ReactNode;
};

/** Where a dialog or a menu opens that is fetched when it is first asked for. If it does not come, that is said, and the page stays. */
export function OpenedPart({ fallback, onComing, onMissing, children }: Props) {
  return (
    <CatchBoundary
      getResetKey={() => OpenedPart}
      errorComponent={(failed) => <Missing {...failed} onMissing={onMissing} />}
    >
      <Suspense fallback={onComing ? <Coming tell={onComing} /> : fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function Coming({ tell }: { tell: (isComing: boolean) => void }) {
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return null;
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
