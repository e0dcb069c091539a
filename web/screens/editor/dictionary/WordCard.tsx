import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { isPermitted } from '#domain/texts/dictionary/entry-status.ts';
import { EntryFacts } from '../../../features/texts/dictionary/EntryFacts.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './WordCard.module.css';

type Props = {
  entries: readonly Entry[];
  /** Left out where there is no composer to insert into. */
  onInsert: ((entry: Entry) => void) | undefined;
};

/** The card of a dictionary word with its meanings. */
export function WordCard({ entries, onInsert }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  return (
    <div className={`grid gap-8 ${classes.card}`}>
      {entries.map((entry) => (
        <div
          key={entry.id}
          className={`grid columns-fill-auto gap-16 row-gap-4 align-center ${classes.meaning}`}
        >
          <p>
            <span lang={project.source_lang}>{entry.word}</span> <span aria-hidden="true">→</span>{' '}
            <b lang={project.target_lang}>{entry.translate}</b>
          </p>
          {onInsert && isPermitted(entry) && (
            <Button
              size="xs"
              aria-label={t('editorComposer.insertWord', { word: entry.translate })}
              onClick={() => onInsert(entry)}
            >
              {t('editorComposer.insert')}
            </Button>
          )}
          <div className={classes.desc}>
            {entry.desc !== '' && <p>{entry.desc}</p>}
            <EntryFacts entry={entry} sourceLanguage={project.source_lang} />
          </div>
        </div>
      ))}
    </div>
  );
}
