import { Button } from '@mantine/core';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Navigate, useLocation, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Failure, hasKind } from '../wire/failure.ts';
import { Message } from './Message.tsx';
import { PartMissing } from './screen.ts';

/** What a page that could not be loaded says; 401, 403 and 404 have pages of their own (SPEC §8). */
const SAYINGS = [
  { name: 'outdated', fits: (error: unknown) => error instanceof PartMissing, reload: true },
  {
    name: 'outdated',
    fits: (error: unknown) => error instanceof Failure && hasKind(error, 'unreadable'),
    reload: true,
  },
  {
    name: 'offline',
    fits: (error: unknown) => error instanceof Failure && error.status === 0,
    reload: false,
  },
  { name: 'failed', fits: () => true, reload: false },
] as const;

/** Stands where a page's data or code could not be loaded, and offers what may help. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const from = useLocation({ select: ({ href }) => href });
  if (error instanceof Failure) {
    if (error.status === 401) return <Navigate to="/401" search={{ from }} replace />;
    if (error.status === 403) return <Navigate to="/403" replace />;
    if (error.status === 404) return <Navigate to="/404" replace />;
  }
  const { name, reload } = SAYINGS.find(({ fits }) => fits(error)) ?? SAYINGS[3];
  const tryAgain = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <Message title={t(`pages.${name}.title`)} text={t(`pages.${name}.text`)}>
      <Button variant="filled" size="md" onClick={reload ? () => location.reload() : tryAgain}>
        {t(reload ? 'pages.reload' : 'pages.tryAgain')}
      </Button>
    </Message>
  );
}
