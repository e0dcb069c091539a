import { useEffect } from 'react';
import type { PageOutline, PageParams, RowString } from '../../data/queries/editor.ts';
import { LazyBoundary } from '../../ui/offline/LazyBoundary.tsx';
import { LazyOverlay } from '../../ui/offline/LazyOverlay.tsx';
import { lazyComponent } from '../../ui/page/screen.ts';
import { FilterPanel } from './filters/MoreFilters.tsx';
import { EditString } from './panel/SourceOrForm.tsx';
import { SettingsPanel } from './settings/SettingsButton.tsx';
import { useOpenDialog, useOpenedDialog } from './state/open-dialog.tsx';
import { useStringManagement } from './state/string-management.ts';
import { loadTools } from './tools/tools.ts';

const DraftsDialog = lazyComponent(() => import('./drafts/DraftsDialog.tsx'), 'DraftsDialog');
const KeysSheet = lazyComponent(() => import('./shortcuts/KeysSheet.tsx'), 'KeysSheet');
const Palette = lazyComponent(() => import('./palette/Palette.tsx'), 'Palette');
const StringTasks = lazyComponent(() => import('./strings/StringTasks.tsx'), 'StringTasks');

/** Milliseconds after which parts with a field are preloaded, since the user types into it at once when one opens. */
const PRELOAD_AFTER = 2000;

const preload = () => {
  void loadTools();
  for (const { ahead } of [Palette, FilterPanel, SettingsPanel, EditString]) void ahead();
};

type Props = { page: PageOutline; params: PageParams; chosen: RowString | undefined };

/** The dialogs of the editor, each loaded when it is first opened. */
export function Dialogs(shown: Props) {
  const opened = useOpenedDialog();
  const open = useOpenDialog();
  const { task, closeTask } = useStringManagement();
  useEffect(() => {
    const timer = setTimeout(preload, PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const close = () => open(null);
  return (
    <>
      <LazyBoundary>
        {opened === 'keys' && <KeysSheet onClose={close} />}
        {opened === 'drafts' && <DraftsDialog onClose={close} />}
        {opened === 'palette' && <Palette {...shown} open={open} onClose={close} />}
      </LazyBoundary>
      {task && (
        <LazyOverlay onMissing={closeTask}>
          <StringTasks task={task} />
        </LazyOverlay>
      )}
    </>
  );
}
