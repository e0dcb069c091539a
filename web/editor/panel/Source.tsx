import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { useEditor } from '../editor-context.ts';
import classes from './Source.module.css';

/** The text to be translated, and what helps to understand it. */
export function Source({ row }: { row: EditorRow }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  return (
    <div className={classes.source}>
      <p className={classes.text} lang={project.source_lang} dir="auto">
        {row.text}
      </p>
      {row.key !== '' && (
        <p className={classes.about}>
          {t('editor.key')}: <code>{row.key}</code>
        </p>
      )}
      {row.context !== '' && <p className={classes.about}>{t('editor.context', { about: row.context })}</p>}
    </div>
  );
}
