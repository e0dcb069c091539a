import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../language/failure-words.ts';
import { Notice } from '../page/Notice.tsx';
import classes from './NotLoaded.module.css';

type Props = { error: Error; onRetry: () => void; busy?: boolean };

/** In the place of what could not be loaded: why, and another try. The page around it stays. */
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
