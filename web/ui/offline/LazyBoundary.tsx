import { Button } from '@mantine/core';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../data/wire/connection.ts';
import { Notice } from '../page/Notice.tsx';
import { ChunkLoadError } from '../page/screen.ts';
import classes from './NotLoaded.module.css';
import { useReconnected } from './use-reconnected.ts';

type Props = {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows a part of a screen whose code is loaded when it is first shown. If that fails, the page around it stays. */
export function LazyBoundary({ fallback, children }: Props) {
  return (
    <CatchBoundary getResetKey={() => LazyBoundary} errorComponent={MissingHere}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function MissingHere({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const isLost = useConnection() !== 'there';
  const again = () => {
    if (error instanceof ChunkLoadError) error.forget();
    reset();
  };
  useReconnected(again);
  if (!(error instanceof ChunkLoadError)) throw error;
  return (
    <div className={classes.missing}>
      <Notice kind="error">{t(isLost ? 'failures.kind.unreached' : 'pages.outdated.text')}</Notice>
      <Button onClick={isLost ? again : () => location.reload()}>
        {t(isLost ? 'pages.tryAgain' : 'pages.reload')}
      </Button>
    </div>
  );
}
