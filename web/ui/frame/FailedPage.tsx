import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/session/session.ts';
import { useSessionEnd } from '../../data/session/session-end.ts';
import { useConnection } from '../../data/wire/connection.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { failureWords } from '../../language/failure-words.ts';
import { useReconnected } from '../offline/use-reconnected.ts';
import { Message } from '../page/Message.tsx';
import { ChunkLoadError } from '../page/screen.ts';

/** The messages of a page that could not be loaded, by its error (errors.11); 403 and 404 have pages of their own. */
const MESSAGES = [
  { name: 'offline', fits: (error: unknown) => error instanceof Failure && error.status === 0 },
  { name: 'unavailable', fits: (error: unknown) => isFailure(error, 'unavailable') },
  {
    name: 'outdated',
    fits: (error: unknown) => error instanceof ChunkLoadError || isFailure(error, 'unreadable'),
  },
  { name: 'signedOut', fits: (error: unknown) => error instanceof Failure && error.status === 401 },
  { name: 'tooOften', fits: (error: unknown) => isFailure(error, 'tooOften') },
  { name: 'busy', fits: (error: unknown) => isFailure(error, 'busy') },
] as const;

const isFailure = (error: unknown, kind: Parameters<typeof hasKind>[1]) =>
  error instanceof Failure && hasKind(error, kind);

/** Shown when a page's data or code could not be loaded, with a button that tries again or reloads. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const me = useMe();
  const isLost = useConnection() !== 'there';
  const again = () => {
    if (error instanceof ChunkLoadError) error.forget();
    queries.reset();
    reset();
    void router.invalidate();
  };
  const name = MESSAGES.find(({ fits }) => fits(error))?.name ?? 'failed';
  const reloads = name === 'outdated';
  useReconnected(reloads ? () => location.reload() : again);
  useSignedInAgain(again);
  if (error instanceof Failure) {
    // A user whose session has ended signs in over this page, and it stays.
    if (error.status === 401 && !me) return <RedirectTo page="/401" />;
    if (error.status === 403) return <RedirectTo page="/403" />;
    if (error.status === 404) return <RedirectTo page="/404" />;
  }
  // Offline, the missing code still exists on the server, and reloading would lose the page.
  if (reloads && isLost) return <Message title={t('pages.offline.title')} text={t('pages.offline.text')} />;
  const text =
    name === 'tooOften' && error instanceof Failure ? failureWords(t, error) : t(`pages.${name}.text`);
  return (
    <Message title={t(`pages.${name}.title`)} text={text}>
      <Button variant="filled" size="md" onClick={reloads ? () => location.reload() : again}>
        {t(reloads ? 'pages.reload' : 'pages.tryAgain')}
      </Button>
    </Message>
  );
}

/**
 * Redirects from a failed page once: `<Navigate>` would redirect again whenever the address changes, and the way back
 * is read from that address.
 */
function RedirectTo({ page }: { page: '/401' | '/403' | '/404' }) {
  const router = useRouter();
  useEffect(() => {
    const { href, pathname } = router.latestLocation;
    if (pathname === page) return;
    void router.navigate({ to: page, search: page === '/404' ? {} : { from: href }, replace: true });
  }, [router, page]);
  return null;
}

/** Calls back once an ended session is renewed. */
function useSignedInAgain(callback: () => void): void {
  const hasEnded = useSessionEnd() !== undefined;
  const had = useRef(hasEnded);
  useEffect(() => {
    if (had.current && !hasEnded) callback();
    had.current = hasEnded;
  });
}
