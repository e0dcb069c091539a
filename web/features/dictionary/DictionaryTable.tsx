import { Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import type { Project } from '#contract/projects.ts';
import classes from './DictionaryTable.module.css';
import { EntryRow } from './EntryRow.tsx';
import type { Opened } from './opened.ts';

type Props = {
  project: Project;
  entries: readonly Entry[];
  opened: Opened;
  /** The form of a word that is added, or of the entry that is changed. */
  form: (entry?: Entry) => ReactNode;
  acts: { onEdit: (entry: Entry) => void; onDelete: (entry: Entry) => void } | undefined;
};

/** The words in a table; one of them at a time turns into fields. */
export function DictionaryTable({ project, entries, opened, form, acts }: Props) {
  const { t } = useTranslation();
  const inFields = (key: string | number, entry?: Entry) => (
    <Table.Tr key={key} className={classes.fields}>
      <Table.Td colSpan={acts ? 4 : 3}>{form(entry)}</Table.Td>
    </Table.Tr>
  );
  return (
    <Table className={classes.table} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.word}>{t('dictionary.word')}</Table.Th>
          <Table.Th className={classes.translate}>{t('dictionary.translate')}</Table.Th>
          <Table.Th>{t('dictionary.desc')}</Table.Th>
          {acts && (
            <Table.Th className={classes.acts}>
              <VisuallyHidden>{t('project.acts')}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {opened.kind === 'adding' && inFields(`new ${opened.after ?? ''}`)}
        {entries.map((entry) =>
          opened.kind === 'editing' && opened.entry.id === entry.id ? (
            inFields(entry.id, opened.entry)
          ) : (
            <EntryRow
              key={entry.id}
              project={project}
              entry={entry}
              isFresh={opened.kind !== 'editing' && opened.after === entry.id}
              isLeft={opened.kind === 'none' && opened.left === entry.id}
              acts={acts}
            />
          ),
        )}
      </Table.Tbody>
    </Table>
  );
}
