import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/Notice.tsx';
import { importErrorWords } from '../import-shared/import-error-words.ts';
import type { DuplicateText } from './find-duplicate.ts';
import preview from './preview/Preview.module.css';
import type { Update } from './update/use-update.ts';
import type { ImportProgress } from './use-import.ts';

/** Warns that a text is in the section already and would be there twice. */
export function DuplicateNotice({ duplicate }: { duplicate: DuplicateText | undefined }) {
  const { t } = useTranslation();
  if (!duplicate) return null;
  const { amount } = duplicate;
  return (
    <div className={preview.notice}>
      <Notice kind="warning">
        <p>
          {amount === undefined
            ? t('importSource.already.most')
            : t('importSource.already.all', { count: amount })}
        </p>
        <p>{t('importSource.already.twice')}</p>
      </Notice>
    </div>
  );
}

/** Why an import has stopped before its end. */
export function ImportEndNotice({ sending, loaded }: { sending: ImportProgress; loaded: number }) {
  const { t } = useTranslation();
  const { state, error, at } = sending;
  const stays = loaded > 0 && <p>{t('importSource.stays', { count: loaded })}</p>;
  if (state === 'stopped') {
    return (
      <Notice kind="warning">
        <p>{t('importSource.stopped')}</p>
        {stays}
      </Notice>
    );
  }
  if (!error) return null;
  return (
    <Notice kind="error">
      {at !== undefined && <p>{t('importSource.failedAt', { section: at })}</p>}
      {importErrorWords(t, error, {
        empty: t('importSource.problem.empty'),
        wasSent: true,
        numbered: (number, words) => t('importSource.refusedAt', { number, words }),
      }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {stays}
    </Notice>
  );
}

/** Says that the section could not be compared with the file, so that strings can only be added. */
export function UpdateFailed({ update }: { update: Update }) {
  const { t } = useTranslation();
  if (!update.isFailed) return null;
  return (
    <Notice kind="warning">
      {t('sectionUpdate.failed')}{' '}
      <Button size="xs" onClick={update.refresh}>
        {t('sectionUpdate.again')}
      </Button>
    </Notice>
  );
}
