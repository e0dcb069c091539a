import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../language/failure-words.ts';
import { Notice } from '../page/Notice.tsx';
import classes from './NotLoaded.module.css';

type Props = { error: Error; onRetry: () => void; busy?: boolean };

/** Shown in place of data that could not be loaded: the reason and a button to try again. */
export function NotLoaded({ error, onRetry, busy = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.failed}>
      <Notice kind="error">{failureWords(t, error)}</Notice>
      <Button disabled={busy} onClick={onRetry}>
        {t('pages.tryAgain')}
      </Button>
    </div>
  );
}
