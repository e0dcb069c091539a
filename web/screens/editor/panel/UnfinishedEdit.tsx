import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/texts/translations.ts';
import { useDraftText } from '../../../data/drafts/use-drafts.ts';
import { editDraftName } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './UnfinishedEdit.module.css';

type Props = { translation: Translation; onOpen: () => void };

/** The button that leads back to an unsaved edit of a translation. */
export function UnfinishedEdit({ translation, onOpen }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const [text] = useDraftText(editDraftName(viewer, project, translation));
  if (text === '') return null;
  return (
    <button type="button" className={classes.unfinished} onClick={onOpen}>
      {t('editorTranslations.unfinished')}
    </button>
  );
}
