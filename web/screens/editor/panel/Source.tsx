import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import { useFoundWords } from '../dictionary/found-words.ts';
import { SourceText } from '../dictionary/SourceText.tsx';
import { useEditor } from '../state/editor-context.ts';
import { StringTexts } from '../state/StringTexts.tsx';
import { contextWords } from './context-words.ts';
import classes from './Source.module.css';

/** The source text with its key, context and limit. */
export function Source({ row }: { row: RowString }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const words = useFoundWords(row);
  return (
    <div>
      {/* Above the text: it is a long one, whose end is out of sight. */}
      {words.left > 0 && <p className={classes.left}>{t('editorDictionary.left', { count: words.left })}</p>}
      <p className={classes.text} lang={project.source_lang} data-source>
        <StringTexts string={row}>
          <SourceText key={row.id} string={row.id} text={row.text} lang={project.source_lang} words={words} />
        </StringTexts>
      </p>
      {row.key !== '' && (
        <p className={classes.about}>
          {t('editor.key')}: <code>{row.key}</code>
        </p>
      )}
      {row.context !== '' && <p className={classes.about}>{contextWords(t, row.context)}</p>}
      {row.max_length !== null && (
        <p className={classes.about}>{t('editorComposer.maxLength', { count: row.max_length })}</p>
      )}
    </div>
  );
}
