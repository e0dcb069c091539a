import { type EditorLayout, useEditorSettings } from '../../../data/settings/editor-settings.ts';
import { useIsPhone, useIsWide } from './is-phone.ts';

/** Where the chosen string is shown: beside the list, in its row, or over the list. */
export type Layout = EditorLayout | 'over';

/** The layout of the settings, as far as the window has room for it. */
export function useLayout(): Layout {
  const { layout } = useEditorSettings();
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  if (isPhone) return 'over';
  return layout === 'beside' && !isWide ? 'over' : layout;
}
