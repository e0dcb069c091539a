import type { ToolName } from './tools.ts';

/** The state of the chosen string's panel, which stays when another string is chosen. */
export type PanelState = {
  /** The tool that is open beside the string. */
  readonly open: ToolName | null;
  /** The switch 'mark as initial'; until it is set it depends on the role (translations.7). */
  readonly isInitial?: boolean;
  /** Whether translations are shown by their differences from the first one. */
  readonly compares?: boolean;
  /**
   * Whether a string that opens over the list focuses its field: if opened by key or mouse, since a touch keyboard would
   * cover it.
   */
  readonly isForWriting?: boolean;
};

export type PanelAction =
  | { readonly kind: 'open' | 'toggle'; readonly panel: ToolName }
  | { readonly kind: 'close' }
  | { readonly kind: 'set'; readonly to: Pick<PanelState, 'isInitial' | 'compares' | 'isForWriting'> };

/** The reducer of the panel's state. */
export function panelAfter(state: PanelState, action: PanelAction): PanelState {
  if (action.kind === 'set') return { ...state, ...action.to };
  if (action.kind === 'close') return { ...state, open: null };
  return { ...state, open: action.kind === 'toggle' && state.open === action.panel ? null : action.panel };
}
