import { useTranslation } from 'react-i18next';
import type { PairInText } from '#domain/files/previews/pair-texts.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './ImportTranslationsPage.module.css';

type Props = { pairs: readonly PairInText[]; missing: number };

/** How many rows of a document for proofreading say what was exported, and how many are no longer in it (imports.69). */
export function RowsNotice({ pairs, missing }: Props) {
  const { t } = useTranslation();
  const unchanged = pairs.filter(({ status }) => status === 'unchanged').length;
  return (
    <div className={classes.notice}>
      <Notice kind="info">
        <p>{t('importTranslations.rowsUnchanged', { count: unchanged })}</p>
        {missing > 0 && <p>{t('importTranslations.rowsMissing', { count: missing })}</p>}
      </Notice>
    </div>
  );
}
