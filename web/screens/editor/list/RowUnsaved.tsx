import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { useUnsavedOf } from '../drafts/use-unsaved.ts';
import { useEditor } from '../state/editor-context.ts';
import { LongText } from './LongText.tsx';
import classes from './RowUnsaved.module.css';

/** The user's unsaved texts for a string, below its translations. */
export function RowUnsaved({ row }: { row: EditorRow }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const unsaved = useUnsavedOf(row);
  return unsaved.map(({ name, text, save }) => (
    <div key={save?.key ?? name} className={classes.unsaved}>
      <span className={classes.mark}>
        <IconCloudOff size={14} stroke={1.75} aria-hidden="true" />
        {t('drafts.notSaved')}
      </span>
      <LongText text={text} lang={project.target_lang} />
    </div>
  ));
}
