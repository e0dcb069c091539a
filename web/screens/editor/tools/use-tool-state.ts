import { useCallbackRef } from '@mantine/hooks';
import { type Dispatch, useState } from 'react';
import type { PanelAction, PanelState } from './panel-state.ts';
import { TOOLBAR_TOOLS, TOOLS, type ToolName } from './tools.ts';

type Options = {
  panel: PanelState;
  dispatch: Dispatch<PanelAction>;
  /** Whether a string is chosen, beside which tools can open. */
  hasString: boolean;
};

export type ToolState = {
  /** The tool that is open over the panel. */
  over: ToolName | null;
  /** The tool whose button in the toolbar is pressed. */
  shown: ToolName | null;
  canOpen: (name: ToolName) => boolean;
  toggle: (name: ToolName) => void;
  close: () => void;
};

/** Which tools are open. A tool opens beside the chosen string if it can, else over the panel. */
export function useToolState({ panel, dispatch, hasString }: Options): ToolState {
  const [over, setOver] = useState<ToolName | null>(null);
  const beside = hasString && panel.open && TOOLBAR_TOOLS.includes(panel.open) ? panel.open : null;
  return {
    over,
    shown: beside ?? over,
    canOpen: (name) => TOOLS[name].Over !== undefined || hasString,
    toggle: useCallbackRef((name: ToolName) => {
      const { Beside, Over } = TOOLS[name];
      if (Beside && hasString) dispatch({ kind: 'toggle', panel: name });
      else if (Over) setOver(over === name ? null : name);
    }),
    close: useCallbackRef(() => setOver(null)),
  };
}
