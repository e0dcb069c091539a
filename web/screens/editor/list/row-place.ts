/** Where a row is in its list, in pixels from the top of what is in view. */
export type RowPlace = {
  /** Negative above the view. */
  top: number;
  height: number;
  /** Height of the part of the list that is in view. */
  view: number;
};

/** Part of the view above a row that somebody jumps to, so that they read what precedes it. */
const LEAD = 1 / 3;

/** Part of the view that stays on each side of a row that somebody moves to from its neighbour. */
const MARGIN = 1 / 6;

/** The top of a row after a jump: a third of the view down, less where its end would be out of sight. */
export function topAfterJump({ height, view }: RowPlace): number {
  return Math.max(0, Math.min(view * LEAD, view - height));
}

/** The top of a row after a step from its neighbour: where it is, unless it is near an edge or beyond it. */
export function topAfterStep({ top, height, view }: RowPlace): number {
  const margin = Math.max(0, Math.min(view * MARGIN, (view - height) / 2));
  return Math.max(margin, Math.min(top, view - height - margin));
}

/** The top of a row that somebody clicks: where it is, unless a part of it is out of view that could be in view. */
export function topAfterClick({ top, height, view }: RowPlace): number {
  return height > view ? top : Math.max(0, Math.min(top, view - height));
}
