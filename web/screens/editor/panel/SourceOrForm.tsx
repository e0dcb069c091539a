import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftText } from '../../../data/drafts/use-drafts.ts';
import { editorSettings } from '../../../data/settings/editor-settings.ts';
import { LazyBoundary } from '../../../ui/offline/LazyBoundary.tsx';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { stringDraftName } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';
import { overlayCode } from '../state/overlays.ts';
import { useStringManagement } from '../state/string-management.ts';
import type { ChosenString } from './chosen-string.ts';
import { Source } from './Source.tsx';
import unfinished from './UnfinishedEdit.module.css';

const EditString = overlayCode.component('EditString');

/** The source text; in the edit mode its form. A button leads to a change that was begun and not saved. */
export const SourceOrForm = memo(function SourceOrForm({
  chosen: { row, hasNext },
}: {
  chosen: ChosenString;
}) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const { step } = useNavigationContext();
  const { mayManage, mode, setMode, leaveMode } = useStringManagement();
  const [draft] = useDraftText(stringDraftName(viewer, project, row));
  if (mode === 'edit') {
    const saved = (then: 'next' | 'stay') => {
      if (editorSettings().exitEditOnSave) leaveMode();
      else if (then === 'next' && hasNext) step(1);
    };
    return (
      <LazyBoundary>
        <EditString key={row.id} row={row} onSaved={saved} onLeave={() => setMode('normal')} />
      </LazyBoundary>
    );
  }
  return (
    <>
      <Source row={row} />
      {mayManage && draft !== '' && (
        <button type="button" className={unfinished.unfinished} onClick={() => setMode('edit')}>
          {t('editorStrings.unfinished')}
        </button>
      )}
    </>
  );
});
