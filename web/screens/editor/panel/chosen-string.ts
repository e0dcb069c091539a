import type { Dispatch } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import type { Section } from '#contract/sections.ts';
import type { DeletedRow } from '../../../data/queries/pinned-rows.ts';
import type { Moves } from '../navigation/use-moves.ts';
import type { Managing } from '../strings/use-managing.ts';
import type { PanelAct, PanelState } from './panel-state.ts';

/** The chosen string, and what its panel shows and may ask for. */
export type ChosenString = {
  row: EditorRow;
  /** Whether it is deleted, and by whom. */
  deleted: DeletedRow | undefined;
  sections: readonly Section[];
  panel: PanelState;
  act: Dispatch<PanelAct>;
  moves: Moves;
  managing: Managing;
};
