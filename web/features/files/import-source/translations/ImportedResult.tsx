import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { VirtualRows } from '../../../../ui/rows/VirtualRows.tsx';
import row from '../../import-shared/RowParts.module.css';
import { RowNote, RowText } from '../../import-shared/RowParts.tsx';
import classes from './ImportedResult.module.css';
import { notAddedTone, notAddedWords } from './not-added-words.ts';
import type { Blocked, ImportedTranslations, NotAdded } from './result.ts';

type Props = { imported: ImportedTranslations; languages: { source: string; target: string } };

/** What an import with translations has stored, and each translation that was not added, or that checks block, with its line and reason. */
export function ImportedResult({ imported: { strings, added, notAdded, blocked }, languages }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={classes.head}>{t('importTranslations.result')}</h2>
      <div className={classes.notice}>
        <Notice kind="success">
          <p>{t('importSource.own.strings', { count: strings })}</p>
          <p>{t('importSource.own.added', { count: added })}</p>
          {notAdded.length > 0 && <p>{t('importSource.own.notAdded', { count: notAdded.length })}</p>}
          {blocked.length > 0 && <p>{t('importSource.own.blocked', { count: blocked.length })}</p>}
        </Notice>
      </div>
      <Translations label={t('importSource.own.list')} rows={notAdded} languages={languages} />
      <Translations label={t('importSource.own.blockedList')} rows={blocked} languages={languages} />
    </>
  );
}

type ListProps = Pick<Props, 'languages'> & { label: string; rows: readonly (NotAdded | Blocked)[] };

/** Translations with their lines and what became of them. */
function Translations({ label, rows, languages }: ListProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <VirtualRows label={label} rows={rows} idOf={({ id }) => id} height={() => 60} focused={undefined}>
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
  );
}
