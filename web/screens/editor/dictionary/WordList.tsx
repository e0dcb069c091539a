import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { isPermitted } from '#domain/texts/dictionary/entry-status.ts';
import { EntryFacts } from '../../../features/texts/dictionary/EntryFacts.tsx';
import { useEditor } from '../state/editor-context.ts';
import { whyNoComposer } from '../state/why-no-composer.ts';
import classes from './WordList.module.css';
import { type WordActions, WordMenu } from './WordMenu.tsx';

/** Words rendered at first, and with each 'Show more': a dictionary may have thousands. */
const ROWS = 50;

type Props = {
  title: string;
  entries: readonly Entry[];
  /** Left out where there is no composer to insert into. */
  onInsert: ((entry: Entry) => void) | undefined;
  /** Left out for readers. */
  actions: WordActions | undefined;
};

/** Words with their translations, each with a button that inserts it into the composer. */
export function WordList({ title, entries, onInsert, actions }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const [rows, setRows] = useState(ROWS);
  const writes = whyNoComposer(viewer, project) === undefined;
  if (entries.length === 0) return null;
  return (
    <>
      <h3 className="margin-top-12 ui-12 weight-500 ink-3">{title}</h3>
      <ul aria-label={title}>
        {entries.slice(0, rows).map((entry) => {
          const { id, word, translate, desc } = entry;
          return (
            <li key={id} className={`row gap-4 row-gap-0 wrap ${classes.word}`}>
              <p>
                <span lang={project.source_lang}>{word}</span> <span aria-hidden="true">→</span>{' '}
                <b lang={project.target_lang}>{translate}</b>
              </p>
              {writes && onInsert && isPermitted(entry) && (
                <Button
                  size="xs"
                  variant="subtle"
                  color="gray"
                  aria-label={t('editorComposer.insertWord', { word: translate })}
                  onClick={() => onInsert(entry)}
                >
                  {t('editorComposer.insert')}
                </Button>
              )}
              {actions && <WordMenu entry={entry} {...actions} />}
              <div className={classes.desc}>
                {desc !== '' && <p>{desc}</p>}
                <EntryFacts entry={entry} sourceLanguage={project.source_lang} />
              </div>
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
