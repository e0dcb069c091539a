import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../page/screen.ts';
import { showErrorToast } from '../toasts/toast.tsx';

type Props = {
  fallback?: ReactNode;
  /** In place of a fallback: called with whether the code is loading, so that the pressed button can show it. */
  onLoading?: ((isLoading: boolean) => void) | undefined;
  /** Called when the code could not be loaded. */
  onMissing?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * Shows a dialog or menu whose code is loaded when it is first opened. If that fails, a toast says so and the page
 * stays.
 */
export function LazyOverlay({ fallback, onLoading, onMissing, children }: Props) {
  return (
    <CatchBoundary
      getResetKey={() => LazyOverlay}
      errorComponent={(failed) => <Missing {...failed} onMissing={onMissing} />}
    >
      <Suspense fallback={onLoading ? <Loading tell={onLoading} /> : fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function Loading({ tell }: { tell: (isLoading: boolean) => void }) {
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
  return null;
}

function Missing({ error, reset, onMissing }: ErrorComponentProps & Pick<Props, 'onMissing'>) {
  const { t } = useTranslation();
  const close = useEffectEvent(() => {
    if (!(error instanceof ChunkLoadError)) return;
    void showErrorToast(t('failures.part'));
    error.forget();
    onMissing?.();
    reset();
  });
  useEffect(() => close(), []);
  if (!(error instanceof ChunkLoadError)) throw error;
  return null;
}
