import { useEffect } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import type { EditorPage, PageAsked } from '../../data/queries/editor.ts';
import { OpenedPart } from '../../ui/offline/OpenedPart.tsx';
import { PartPlace } from '../../ui/offline/PartPlace.tsx';
import { part } from '../../ui/page/screen.ts';
import type { Moves } from './navigation/use-moves.ts';
import { useOpen, useOpened } from './state/opened.ts';
import type { Managing } from './strings/use-managing.ts';

const DraftsDialog = part(() => import('./drafts/DraftsDialog.tsx'), 'DraftsDialog');
const KeysSheet = part(() => import('./shortcuts/KeysSheet.tsx'), 'KeysSheet');
const loadPalette = () => import('./palette/Palette.tsx');
const Palette = part(loadPalette, 'Palette');
const StringTasks = part(() => import('./strings/StringTasks.tsx'), 'StringTasks');

/** Milliseconds after which the palette is fetched ahead: one writes into it at once when it is called. */
const REST = 2000;

type Props = {
  moves: Moves;
  managing: Managing;
  page: EditorPage;
  asked: PageAsked;
  chosen: EditorRow | undefined;
};

/** What comes over the whole editor, fetched when it is first asked for. */
export function Sheets(place: Props) {
  const opened = useOpened();
  const open = useOpen();
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, []);
  const close = () => open(null);
  const { task } = place.managing;
  return (
    <>
      <PartPlace>
        {opened === 'keys' && <KeysSheet mode={place.managing.mode} onClose={close} />}
        {opened === 'drafts' && <DraftsDialog onClose={close} />}
        {opened === 'palette' && <Palette {...place} open={open} onClose={close} />}
      </PartPlace>
      {task && (
        <OpenedPart onMissing={place.managing.close}>
          <StringTasks {...place.managing} task={task} onClose={place.managing.close} />
        </OpenedPart>
      )}
    </>
  );
}
