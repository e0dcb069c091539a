import { type EditorLayout, useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { useIsPhone, useIsWide } from './is-phone.ts';

/** Where the chosen string is now: beside the list, in its row, or over the list. */
export type Layout = EditorLayout | 'over';

/** As somebody likes it, as far as the window has the room. */
export function useLayout(): Layout {
  const { layout } = useEditorSettings();
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  if (isPhone) return 'over';
  return layout === 'beside' && !isWide ? 'over' : layout;
}
