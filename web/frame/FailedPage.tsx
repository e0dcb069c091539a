import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Navigate, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../language/failure-words.ts';
import { useBack } from '../offline/use-back.ts';
import { useMe } from '../session/session.ts';
import { useSessionEnd } from '../session/session-end.ts';
import { useConnection } from '../wire/connection.ts';
import { Failure, hasKind } from '../wire/failure.ts';
import { Message } from './Message.tsx';
import { PartMissing } from './screen.ts';

/** What a page that could not be loaded says; 403 and 404 have pages of their own (SPEC §8). */
const SAYINGS = [
  { name: 'offline', fits: (error: unknown) => error instanceof Failure && error.status === 0 },
  { name: 'unavailable', fits: (error: unknown) => isFailure(error, 'unavailable') },
  {
    name: 'outdated',
    fits: (error: unknown) => error instanceof PartMissing || isFailure(error, 'unreadable'),
  },
  { name: 'signedOut', fits: (error: unknown) => error instanceof Failure && error.status === 401 },
  { name: 'tooOften', fits: (error: unknown) => isFailure(error, 'tooOften') },
  { name: 'failed', fits: () => true },
] as const;

const isFailure = (error: unknown, kind: Parameters<typeof hasKind>[1]) =>
  error instanceof Failure && hasKind(error, kind);

/** Stands where a page's data or code could not be loaded, and offers what may help. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const from = useLocation({ select: ({ href }) => href });
  const me = useMe();
  const isLost = useConnection() !== 'there';
  const again = () => {
    if (error instanceof PartMissing) error.forget();
    queries.reset();
    reset();
    void router.invalidate();
  };
  const { name } = SAYINGS.find(({ fits }) => fits(error)) ?? SAYINGS[5];
  const reloads = name === 'outdated';
  useBack(reloads ? () => location.reload() : again);
  useSignedInAgain(again);
  if (error instanceof Failure) {
    // Who was signed in till now is asked to sign in over this page, and goes on here.
    if (error.status === 401 && !me) return <Navigate to="/401" search={{ from }} replace />;
    if (error.status === 403) return <Navigate to="/403" replace />;
    if (error.status === 404) return <Navigate to="/404" replace />;
  }
  // A part of the app that did not come for want of a connection is not gone: reloading would leave nothing at all.
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

/** Does something once a session that had ended goes on. */
function useSignedInAgain(act: () => void): void {
  const hasEnded = useSessionEnd() !== undefined;
  const had = useRef(hasEnded);
  useEffect(() => {
    if (had.current && !hasEnded) act();
    had.current = hasEnded;
  });
}
