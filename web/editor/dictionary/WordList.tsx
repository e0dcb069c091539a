import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import { useEditor } from '../editor-context.ts';
import { whyNoEntry } from '../why-no-entry.ts';
import classes from './WordList.module.css';

/** Words drawn at first, and with each 'Show more': a dictionary may have thousands. */
const ROWS = 50;

type Props = {
  title: string;
  entries: readonly Entry[];
  onInsert: (entry: Entry) => void;
  /** Left out for those who only read. */
  acts: { onEdit: (entry: Entry) => void; onDelete: (entry: Entry) => void } | undefined;
};

/** Words with their translations, each to be put into the entry. */
export function WordList({ title, entries, onInsert, acts }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const [rows, setRows] = useState(ROWS);
  const writes = whyNoEntry(viewer, project) === undefined;
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <ul aria-label={title}>
        {entries.slice(0, rows).map((entry) => {
          const { id, word, translate, desc } = entry;
          return (
            <li key={id} className={classes.word}>
              <p>
                <span lang={project.source_lang}>{word}</span> <span aria-hidden="true">→</span>{' '}
                <b lang={project.target_lang}>{translate}</b>
              </p>
              {writes && (
                <Button
                  size="xs"
                  variant="subtle"
                  color="gray"
                  aria-label={t('editorEntry.insertWord', { word: translate })}
                  onClick={() => onInsert(entry)}
                >
                  {t('editorEntry.insert')}
                </Button>
              )}
              {acts && (
                <Menu>
                  <Menu.Target>
                    <ActionIcon aria-label={t('editorWords.acts', { word })}>
                      <IconDots size={16} stroke={1.75} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item
                      leftSection={<IconPencil size={16} stroke={1.75} />}
                      onClick={() => acts.onEdit(entry)}
                    >
                      {t('editorWords.edit')}
                    </Menu.Item>
                    <Menu.Item
                      data-danger
                      leftSection={<IconTrash size={16} stroke={1.75} />}
                      onClick={() => acts.onDelete(entry)}
                    >
                      {t('editorWords.delete')}
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              )}
              {desc !== '' && <p className={classes.desc}>{desc}</p>}
            </li>
          );
        })}
      </ul>
      {entries.length > rows && (
        <Button variant="subtle" color="gray" size="xs" onClick={() => setRows(rows + ROWS)}>
          {t('dictionary.showMore', { count: Math.min(ROWS, entries.length - rows) })}
        </Button>
      )}
    </>
  );
}
