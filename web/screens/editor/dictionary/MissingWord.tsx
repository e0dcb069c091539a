import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/texts/dictionary.ts';
import { useEditor } from '../state/editor-context.ts';
import { insertInComposer } from './insert-in-composer.ts';
import classes from './MissingWord.module.css';

type Props = {
  entry: Entry;
  /** The text before it. */
  label?: string;
  /** Whether it can be inserted at the cursor. */
  inserts?: boolean;
};

/** A dictionary word that a translation lacks, with the button that inserts its agreed translation. */
export function MissingWord({ entry: { word, translate }, label, inserts = true }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  return (
    <span className={classes.missing}>
      <span className={classes.words}>
        {label} <span lang={project.source_lang}>{word}</span> <span aria-hidden="true">→</span>{' '}
        <b lang={project.target_lang}>{translate}</b>
      </span>
      {inserts && (
        <button
          type="button"
          className={classes.insert}
          aria-label={t('editorComposer.insertWord', { word: translate })}
          onClick={() => insertInComposer(translate)}
        >
          {t('editorComposer.insert')}
        </button>
      )}
    </span>
  );
}
