import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { importErrorWords } from '../import-shared/import-error-words.ts';
import type { ImportTarget } from './draft/import-target.ts';
import type { DuplicateText } from './find-duplicate.ts';
import preview from './preview/Preview.module.css';
import type { ImportProgress } from './use-import.ts';

type DuplicateProps = { duplicate: DuplicateText | undefined; projectId: string; section: ImportTarget };

/** Warns that a text is in the section already and would be there twice, and leads to updating the section. */
export function DuplicateNotice({ duplicate, projectId, section: { id } }: DuplicateProps) {
  const { t } = useTranslation();
  if (!duplicate || id === undefined) return null;
  const { amount } = duplicate;
  return (
    <div className={preview.notice}>
      <Notice kind="warning">
        <p>
          {amount === undefined
            ? t('importSource.already.most')
            : t('importSource.already.all', { count: amount })}
        </p>
        <p>
          {t('importSource.already.twice')}{' '}
          <Link
            to="/projects/$projectId/sections/$sectionId/update_source"
            params={{ projectId, sectionId: printSectionId(id) }}
          >
            {t('sectionUpdate.instead')}
          </Link>
        </p>
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
        wasSent: 'whole',
        numbered: (number, words) => t('importSource.refusedAt', { number, words }),
      }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {stays}
    </Notice>
  );
}
