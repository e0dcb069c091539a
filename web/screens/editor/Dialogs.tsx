import { useEffect } from 'react';
import type { PageOutline, PageParams, RowString } from '../../data/queries/editor.ts';
import { LazyBoundary } from '../../ui/offline/LazyBoundary.tsx';
import { lazyCode } from '../../ui/page/screen.ts';
import { useOpenDialog, useOpenedDialog } from './state/open-dialog.tsx';
import { Overlays, overlayCode } from './state/overlays.ts';
import { useStringManagement } from './state/string-management.ts';

const paletteCode = lazyCode(() => import('./palette/Palette.tsx'));
const Palette = paletteCode.component('Palette');
const KeysSheet = overlayCode.component('KeysSheet');
const DraftsDialog = overlayCode.component('DraftsDialog');

/** Milliseconds after which parts with a field are preloaded, since the user types into it at once when one opens. */
const PRELOAD_AFTER = 2000;

const preload = () => {
  void overlayCode.preload();
  void paletteCode.preload();
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
      {task && <Overlays.StringTasks task={task} onMissing={closeTask} />}
    </>
  );
}
