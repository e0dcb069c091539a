import type { PanelName } from './panels.ts';

/** What of the panel of the chosen string outlives the string: what is open beside the versions, and how one works. */
export type PanelState = {
  readonly open: PanelName | null;
  /** Where the switch 'mark as initial' was put; until then it stands as the role has it (translations.7). */
  readonly isInitial?: boolean;
  /** Whether versions are shown by what differs from the first of them. */
  readonly compares?: boolean;
  /**
   * Whether a string that opens over the list has the cursor in its field: if opened by key or mouse. After a touch the
   * keyboard would cover it.
   */
  readonly isForWriting?: boolean;
};

export type PanelAct =
  | { readonly kind: 'open' | 'toggle'; readonly panel: PanelName }
  | { readonly kind: 'close' }
  | { readonly kind: 'set'; readonly to: Pick<PanelState, 'isInitial' | 'compares' | 'isForWriting'> };

/** What becomes of it by an act. */
export function panelAfter(state: PanelState, act: PanelAct): PanelState {
  if (act.kind === 'set') return { ...state, ...act.to };
  if (act.kind === 'close') return { ...state, open: null };
  return { ...state, open: act.kind === 'toggle' && state.open === act.panel ? null : act.panel };
}
