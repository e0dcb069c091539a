import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import { insertInEntry } from '../dictionary/insert-in-entry.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './MissingWord.module.css';

type Props = {
  entry: Entry;
  /** What is said of it before it. */
  lead?: string;
  /** Whether it can be inserted at the cursor. */
  inserts?: boolean;
};

/** A dictionary word that a translation lacks: the word, its translation, and the button that inserts that. */
export function MissingWord({ entry: { word, translate }, lead, inserts = true }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  return (
    <span className={classes.missing}>
      <span className={classes.words}>
        {lead} <span lang={project.source_lang}>{word}</span> <span aria-hidden="true">→</span>{' '}
        <b lang={project.target_lang}>{translate}</b>
      </span>
      {inserts && (
        <button
          type="button"
          className={classes.insert}
          aria-label={t('editorEntry.insertWord', { word: translate })}
          onClick={() => insertInEntry(translate)}
        >
          {t('editorEntry.insert')}
        </button>
      )}
    </span>
  );
}
