import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/Notice.tsx';
import type { Update } from './use-update.ts';

/** Says that the section could not be compared with the file, so that its strings could only be added. */
export function UpdateFailed({ update }: { update: Update }) {
  const { t } = useTranslation();
  if (!update.isFailed) return null;
  return (
    <Notice kind="warning">
      {t('update.failed')}{' '}
      <Button size="xs" onClick={update.askAnew}>
        {t('update.again')}
      </Button>
    </Notice>
  );
}
