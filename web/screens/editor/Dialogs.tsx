import { useEffect } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import type { EditorPage, PageAsked } from '../../data/queries/editor.ts';
import { OpenedPart } from '../../ui/offline/OpenedPart.tsx';
import { PartPlace } from '../../ui/offline/PartPlace.tsx';
import { part } from '../../ui/page/screen.ts';
import { useOpenDialog, useOpenedDialog } from './state/open-dialog.ts';
import { useStringManagement } from './state/string-management.ts';

const DraftsDialog = part(() => import('./drafts/DraftsDialog.tsx'), 'DraftsDialog');
const KeysSheet = part(() => import('./shortcuts/KeysSheet.tsx'), 'KeysSheet');
const loadPalette = () => import('./palette/Palette.tsx');
const Palette = part(loadPalette, 'Palette');
const StringTasks = part(() => import('./strings/StringTasks.tsx'), 'StringTasks');

/** Milliseconds after which the palette is preloaded, since the user types into it at once when it opens. */
const PRELOAD_AFTER = 2000;

type Props = { page: EditorPage; asked: PageAsked; chosen: EditorRow | undefined };

/** The dialogs of the editor, each loaded when it is first opened. */
export function Dialogs(shown: Props) {
  const opened = useOpenedDialog();
  const open = useOpenDialog();
  const { task, closeTask } = useStringManagement();
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const close = () => open(null);
  return (
    <>
      <PartPlace>
        {opened === 'keys' && <KeysSheet onClose={close} />}
        {opened === 'drafts' && <DraftsDialog onClose={close} />}
        {opened === 'palette' && <Palette {...shown} open={open} onClose={close} />}
      </PartPlace>
      {task && (
        <OpenedPart onMissing={closeTask}>
          <StringTasks task={task} />
        </OpenedPart>
      )}
    </>
  );
}
