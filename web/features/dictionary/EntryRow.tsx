import { ActionIcon, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import type { Project } from '#contract/projects.ts';
import classes from './DictionaryTable.module.css';

type Props = {
  project: Pick<Project, 'source_lang' | 'target_lang'>;
  entry: Entry;
  /** Whether it was saved just now. */
  isFresh: boolean;
  /** Whether its form has closed just now, which gives the focus back. */
  isLeft: boolean;
  /** Left out for those who only read. */
  acts?: { onEdit: (entry: Entry) => void; onDelete: (entry: Entry) => void } | undefined;
};

/** A word with its agreed translation. */
export function EntryRow({ project, entry, isFresh, isLeft, acts }: Props) {
  const { t } = useTranslation();
  const { word, translate, desc } = entry;
  return (
    <Table.Tr data-fresh={isFresh || undefined}>
      <Table.Td className={classes.word} lang={project.source_lang}>
        {word}
      </Table.Td>
      <Table.Td className={classes.translate} lang={project.target_lang}>
        {translate}
      </Table.Td>
      <Table.Td className={classes.desc}>{desc}</Table.Td>
      {acts && (
        <Table.Td className={classes.acts}>
          <div>
            <ActionIcon
              title={t('comments.edit')}
              aria-label={t('dictionary.edit', { word })}
              autoFocus={isLeft}
              onClick={() => acts.onEdit(entry)}
            >
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              title={t('comments.delete')}
              aria-label={t('dictionary.delete', { word })}
              onClick={() => acts.onDelete(entry)}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </div>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
