import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { VirtualRows } from '../../../../ui/rows/VirtualRows.tsx';
import row from '../../import-shared/RowParts.module.css';
import { RowNote, RowText } from '../../import-shared/RowParts.tsx';
import classes from './ImportedResult.module.css';
import { notAddedTone, notAddedWords } from './not-added-words.ts';
import type { ImportedTranslations } from './result.ts';

type Props = { imported: ImportedTranslations; languages: { source: string; target: string } };

/** What an import with translations has stored, and each translation that was not added, with its line and reason. */
export function ImportedResult({ imported: { strings, added, notAdded }, languages }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={classes.head}>{t('importTranslations.result')}</h2>
      <div className={classes.notice}>
        <Notice kind="success">
          <p>{t('importSource.own.strings', { count: strings })}</p>
          <p>{t('importSource.own.added', { count: added })}</p>
          {notAdded.length > 0 && <p>{t('importSource.own.notAdded', { count: notAdded.length })}</p>}
        </Notice>
      </div>
      {notAdded.length > 0 && (
        <VirtualRows
          label={t('importSource.own.list')}
          rows={notAdded}
          idOf={({ id }) => id}
          height={() => 60}
          focused={undefined}
        >
          {(one) => (
            <div className={`${row.row} ${classes.row}`} data-tone={notAddedTone(one.why)}>
              <span className={row.line}>{t('importShared.line', { line: one.line })}</span>
              <RowText text={one.source} lang={languages.source} />
              <div>
                <RowText text={one.text} lang={languages.target} />
                <RowNote tone={notAddedTone(one.why)}>{notAddedWords(t, one)}</RowNote>
              </div>
            </div>
          )}
        </VirtualRows>
      )}
    </>
  );
}
