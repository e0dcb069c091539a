import { Loader, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconFolder } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import type { Becomes } from '#domain/files/imports/plan-files.ts';
import { sectionNameOfFile } from '#domain/files/imports/section-name-of-file.ts';
import type { HowRead } from '#domain/files/previews/inspect-file.ts';
import { BecomesField } from './BecomesField.tsx';
import { BookChanges } from './BookChanges.tsx';
import classes from './FileTable.module.css';
import { byFolder, type FileRow, type InBook, isLeftOut } from './file-rows.ts';
import { HowReadButton } from './HowReadButton.tsx';
import type { ImportLanguage } from './other-languages.ts';
import { contentWords, outcomeWords, whyNotWords } from './row-words.ts';

type Props = {
  rows: readonly FileRow[];
  sections: readonly Section[];
  languages: readonly ImportLanguage[];
  sourceLang: string;
  disabled: boolean;
  onChoose: (path: string, becomes: Becomes) => void;
  onChooseInBook: (path: string, inBook: InBook) => void;
  onCompare: (path: string) => void;
  onRead: (path: string, how: HowRead) => void;
};

const isImported = ({ outcome }: FileRow) => typeof outcome === 'object' && outcome.ok;

/** The files by their folders, with what each is, what becomes of it, and what came of it. */
export function FileTable({
  rows,
  sections,
  languages,
  sourceLang,
  disabled,
  onChoose,
  onChooseInBook,
  onCompare,
  onRead,
}: Props) {
  const { t } = useTranslation();
  return (
    <table className={classes.files}>
      <VisuallyHidden component="caption">{t('addFiles.title')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{t('addFiles.file')}</th>
          <th scope="col">{t('addFiles.content')}</th>
          <th scope="col">{t('addFiles.becomes')}</th>
        </tr>
      </thead>
      {byFolder(rows).map(({ folder, rows }) => (
        <tbody key={folder}>
          {folder !== '' && (
            <tr className={classes.folder}>
              <th scope="rowgroup" colSpan={3}>
                <IconFolder size={16} stroke={1.75} aria-hidden="true" />
                {folder}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Fragment key={row.path}>
              <tr className={classes.row} data-inside={folder !== '' || undefined}>
                <th scope="row">
                  <bdi>{row.file.name}</bdi>
                </th>
                <td>
                  {contentWords(t, row)}
                  <HowReadButton row={row} disabled={disabled} onRead={(how) => onRead(row.path, how)} />
                </td>
                <td>
                  {row.outcome !== 'running' && !isImported(row) ? (
                    <BecomesField
                      row={row}
                      sections={sections}
                      languages={languages}
                      disabled={disabled}
                      ownName={sectionNameOfFile(row.file, sourceLang)}
                      onChoose={(becomes) => onChoose(row.path, becomes)}
                    />
                  ) : null}
                  <OutcomeNote row={row} />
                </td>
              </tr>
              {row.becomes?.as === 'newerBook' && row.comparison && !isImported(row) && (
                <tr className={classes.changes}>
                  <td colSpan={3}>
                    <BookChanges
                      row={row}
                      lang={sourceLang}
                      disabled={disabled}
                      onChoose={(inBook) => onChooseInBook(row.path, inBook)}
                      onRetry={() => onCompare(row.path)}
                    />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function OutcomeNote({ row }: { row: FileRow }) {
  const { t } = useTranslation();
  const { outcome, inspected } = row;
  if (outcome === 'running') return <Loader size="xs" aria-label={t('importShared.running')} />;
  if (outcome) {
    const Icon = outcome.ok ? IconCircleCheck : IconAlertCircle;
    return (
      <p className={outcome.ok ? classes.done : classes.failed}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        <span>{outcomeWords(t, outcome)}</span>
      </p>
    );
  }
  if (inspected === undefined || !isLeftOut(row)) return null;
  return (
    <p className={`ink-warning ${classes.left}`}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      <span>{whyNotWords(t, inspected)}</span>
    </p>
  );
}
