import { Table, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import classes from './DictionaryTable.module.css';
import { EntryRow } from './EntryRow.tsx';
import type { OpenRow } from './open-row.ts';

type Props = {
  project: Project;
  entries: readonly Entry[];
  open: OpenRow;
  /** Renders the form of an entry, or of a new word. */
  form: (entry?: Entry) => ReactNode;
  actions: { onEdit: (entry: Entry) => void; onDelete: (entry: Entry) => void } | undefined;
};

/** The table of words, of which one at a time is a form. */
export function DictionaryTable({ project, entries, open, form, actions }: Props) {
  const { t } = useTranslation();
  const inFields = (key: string | number, entry?: Entry) => (
    <Table.Tr key={key} className={classes.fields}>
      <Table.Td colSpan={actions ? 4 : 3}>{form(entry)}</Table.Td>
    </Table.Tr>
  );
  return (
    <Table className={classes.table} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.word}>{t('dictionary.word')}</Table.Th>
          <Table.Th className={classes.translate}>{t('dictionary.translate')}</Table.Th>
          <Table.Th>{t('dictionary.desc')}</Table.Th>
          {actions && (
            <Table.Th className={classes.actions}>
              <VisuallyHidden>{t('project.acts')}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {open.kind === 'adding' && inFields(`new ${open.after ?? ''}`)}
        {entries.map((entry) =>
          open.kind === 'editing' && open.entry.id === entry.id ? (
            inFields(entry.id, open.entry)
          ) : (
            <EntryRow
              key={entry.id}
              project={project}
              entry={entry}
              isNew={open.kind !== 'editing' && open.after === entry.id}
              isLeft={open.kind === 'none' && open.left === entry.id}
              actions={actions}
            />
          ),
        )}
      </Table.Tbody>
    </Table>
  );
}
