import type { Dispatch } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Section } from '#contract/texts/sections.ts';
import type { DeletedRow } from '../../../data/queries/pinned-rows.ts';
import type { PanelAction, PanelState } from '../tools/panel-state.ts';

/** The chosen string and the state of its panel. The object is stable while nothing in it changes. */
export type ChosenString = {
  readonly row: EditorRow;
  /** Set if it is deleted, with who deleted it. */
  readonly deleted: DeletedRow | undefined;
  readonly sections: readonly Section[];
  readonly panel: PanelState;
  readonly dispatch: Dispatch<PanelAction>;
  /** Whether there are strings before and after it, also on other pages. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
};
