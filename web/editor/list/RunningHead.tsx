import { useTranslation } from 'react-i18next';
import { nameOfLanguage } from '#domain/languages.ts';
import { useEditor } from '../editor-context.ts';
import classes from './RunningHead.module.css';

/** What the two columns are: the section's text, and what is shown of its translations. */
export function RunningHead({ name }: { name: string }) {
  const { t, i18n } = useTranslation();
  const { project } = useEditor();
  const language = nameOfLanguage(project.target_lang, i18n.language);
  const capital = language.charAt(0).toLocaleUpperCase(i18n.language) + language.slice(1);
  return (
    <div className={classes.head}>
      <h2 lang={project.source_lang}>{name}</h2>
      <span>{t('editor.currentIn', { language: capital })}</span>
    </div>
  );
}
