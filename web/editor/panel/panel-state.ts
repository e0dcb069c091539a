import type { PanelName } from './panels.ts';

/** Which panel is open beside the versions of the chosen string. */
export type PanelState = { readonly open: PanelName | null };

export type PanelAct =
  | { readonly kind: 'open' | 'toggle'; readonly panel: PanelName }
  | { readonly kind: 'close' };

/** What becomes of it by an act. */
export function panelAfter({ open }: PanelState, act: PanelAct): PanelState {
  if (act.kind === 'close') return { open: null };
  return { open: act.kind === 'toggle' && open === act.panel ? null : act.panel };
}
