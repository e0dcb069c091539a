import { ActionIcon, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import classes from './DictionaryTable.module.css';
import { EntryFacts } from './EntryFacts.tsx';

type Props = {
  project: Pick<Project, 'source_lang' | 'target_lang'>;
  entry: Entry;
  /** Whether it has just been saved. */
  isNew: boolean;
  /** Whether its form has just closed, so that it gets the focus. */
  isLeft: boolean;
  /** Left out for readers. */
  actions?: { onEdit: (entry: Entry) => void; onDelete: (entry: Entry) => void } | undefined;
};

/** A word with its agreed translation. */
export function EntryRow({ project, entry, isNew, isLeft, actions }: Props) {
  const { t } = useTranslation();
  const { word, translate, desc, is_off } = entry;
  return (
    <Table.Tr data-new={isNew || undefined}>
      <Table.Td className={classes.word} lang={project.source_lang}>
        {word}
        {is_off && <p className="ui-12 ink-2">{t('dictionary.off')}</p>}
      </Table.Td>
      <Table.Td className={classes.translate} lang={project.target_lang}>
        {translate}
      </Table.Td>
      <Table.Td className={classes.desc}>
        {desc}
        <EntryFacts entry={entry} sourceLanguage={project.source_lang} />
      </Table.Td>
      {actions && (
        <Table.Td className={classes.actions}>
          <div>
            <ActionIcon
              title={t('comments.edit')}
              aria-label={t('dictionary.edit', { word })}
              autoFocus={isLeft}
              onClick={() => actions.onEdit(entry)}
            >
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              title={t('comments.delete')}
              aria-label={t('dictionary.delete', { word })}
              onClick={() => actions.onDelete(entry)}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </div>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
