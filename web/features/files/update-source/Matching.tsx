import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './Update.module.css';
import type { Update } from './use-update.ts';

/** That the file is matched with the section, with *Stop*; after that, *Compare again* (updates.16). */
export function Matching({ matching: { isRunning, isStopped, stop, again } }: Pick<Update, 'matching'>) {
  const { t } = useTranslation();
  if (isStopped) {
    return (
      <Notice kind="warning">
        {t('sectionUpdate.notCompared')}{' '}
        <Button size="xs" onClick={again}>
          {t('sectionUpdate.compareAgain')}
        </Button>
      </Notice>
    );
  }
  if (!isRunning) return null;
  return (
    <div className={`row gap-12 ${classes.matching}`}>
      <progress aria-label={t('sectionUpdate.comparing')} />
      <Button size="xs" onClick={stop}>
        {t('importShared.stop')}
      </Button>
    </div>
  );
}
