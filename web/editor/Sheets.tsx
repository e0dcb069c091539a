import { useEffect } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import { part } from '../frame/screen.ts';
import { PartPlace } from '../offline/PartPlace.tsx';
import type { EditorPage, PageAsked } from '../wire/editor.ts';
import type { Opening } from './opened.ts';
import type { Moves } from './use-moves.ts';

const KeysSheet = part(() => import('./keys/KeysSheet.tsx'), 'KeysSheet');
const loadPalette = () => import('./palette/Palette.tsx');
const Palette = part(loadPalette, 'Palette');

/** Milliseconds after which the palette is fetched ahead: one writes into it at once when it is called. */
const REST = 2000;

type Props = {
  opening: Opening;
  moves: Moves;
  page: EditorPage;
  asked: PageAsked;
  chosen: EditorRow | undefined;
};

/** What comes over the whole editor, fetched when it is first asked for. */
export function Sheets({ opening: { opened, open }, ...place }: Props) {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), REST);
    return () => clearTimeout(timer);
  }, []);
  const close = () => open(null);
  return (
    <PartPlace>
      {opened === 'keys' && <KeysSheet onClose={close} />}
      {opened === 'palette' && <Palette {...place} open={open} onClose={close} />}
    </PartPlace>
  );
}
