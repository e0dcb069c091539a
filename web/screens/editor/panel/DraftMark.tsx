import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import { useDraftText } from '../../../data/drafts/use-drafts.ts';
import { draftName } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './DraftMark.module.css';

/** The mark of a string whose translation is a draft in this browser. */
export function DraftMark({ row }: { row: Pick<EditorRow, 'id'> }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const [text] = useDraftText(draftName(viewer, project, row));
  if (text === '') return null;
  return (
    <span className={classes.mark} data-draft title={t('editorComposer.draftHint')}>
      {t('editorComposer.draft')}
    </span>
  );
}
