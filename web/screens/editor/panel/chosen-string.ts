import type { Dispatch } from 'react';
import type { PageOutline, RowString } from '../../../data/queries/editor.ts';
import type { DeletedRow } from '../../../data/queries/pinned-rows.ts';
import type { PanelAction, PanelState } from '../tools/panel-state.ts';

/** The chosen string and the state of its panel. The object is stable while nothing in it changes. */
export type ChosenString = {
  readonly row: RowString;
  /** Set if it is deleted, with who deleted it. */
  readonly deleted: DeletedRow | undefined;
  readonly sections: PageOutline['sections'];
  readonly panel: PanelState;
  readonly dispatch: Dispatch<PanelAction>;
  /** Whether there are strings before and after it, also on other pages. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
};
