import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../../data/wire/failure.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { momentText } from './moment.ts';

type Props = { error: Error; onChoose: (at: number) => void; onRetry: () => void };

/** Why a moment isn't shown: the past isn't stored that far back (past.3), or it couldn't be loaded. */
export function NotShown({ error, onChoose, onRetry }: Props) {
  const { t, i18n } = useTranslation();
  const since = startOf(error);
  if (since === undefined) return <NotLoaded error={error} onRetry={onRetry} />;
  return (
    <Notice kind="warning">
      {t('past.notRecorded', { date: momentText(since, i18n.language) })}{' '}
      <Button size="xs" onClick={() => onChoose(since)}>
        {t('past.first')}
      </Button>
    </Notice>
  );
}

/** From when on the past is stored, if an error says that a moment is before that (past.3). */
function startOf(error: Error): number | undefined {
  if (!(error instanceof Failure) || !error.errors.some(({ kind }) => kind === 'notRecorded'))
    return undefined;
  return typeof error.current === 'number' ? error.current : undefined;
}
