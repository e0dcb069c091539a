import { useStore } from '../../data/store/store.ts';
import { LazyTooltip } from './LazyTooltip.tsx';
import { shownTooltip } from './watch-titles.ts';

/** The tooltip of the element with a title under the pointer or the focus (editor.36). */
export function TitleTooltips() {
  const shown = useStore(shownTooltip);
  return shown && <LazyTooltip element={shown.element} label={shown.words} isHidden />;
}
