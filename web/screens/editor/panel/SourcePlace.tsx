import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftText } from '../../../data/drafts/use-drafts.ts';
import { editorSettings } from '../../../data/settings/editor-settings.ts';
import { stringDraftOf } from '../state/draft-of.ts';
import { useEditor } from '../state/editor-context.ts';
import { EditString } from '../strings/EditString.tsx';
import type { ChosenString } from './chosen-string.ts';
import { Source } from './Source.tsx';
import unfinished from './UnfinishedEdit.module.css';

/** The text to be translated; in the edit mode its form. Says of a change that was begun and not saved. */
export const SourcePlace = memo(function SourcePlace({
  chosen: { row, managing, moves },
}: {
  chosen: ChosenString;
}) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const [kept] = useDraftText(stringDraftOf(viewer, project, row));
  if (managing.mode === 'edit') {
    const saved = (then: 'next' | 'stay') => {
      if (editorSettings().exitEditOnSave) managing.leave();
      else if (then === 'next' && moves.hasAfter) moves.step(1);
    };
    return <EditString key={row.id} row={row} onSaved={saved} onLeave={() => managing.turnTo('normal')} />;
  }
  return (
    <>
      <Source row={row} />
      {managing.manages && kept !== '' && (
        <button type="button" className={unfinished.unfinished} onClick={() => managing.turnTo('edit')}>
          {t('editorStrings.unfinished')}
        </button>
      )}
    </>
  );
});
