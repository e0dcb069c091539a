/** The position of a row in its list, in pixels from the top of the view. */
export type RowPosition = {
  /** Negative above the view. */
  top: number;
  height: number;
  /** Height of the visible part of the list. */
  view: number;
};

/** The part of the view above a row after a jump, for what precedes it. */
const ABOVE = 1 / 3;

/** The part of the view on each side of a row after a step. */
const MARGIN = 1 / 6;

/** The top of a row after a jump: a third of the view down, less where its end would be out of view. */
export function topAfterJump({ height, view }: RowPosition): number {
  return Math.max(0, Math.min(view * ABOVE, view - height));
}

/** The top of a row after a step from its neighbour: unchanged, unless it is near an edge or beyond it. */
export function topAfterStep({ top, height, view }: RowPosition): number {
  const margin = Math.max(0, Math.min(view * MARGIN, (view - height) / 2));
  return Math.max(margin, Math.min(top, view - height - margin));
}

/** The top of a row after a click: unchanged, unless a part of it is out of view that fits. */
export function topAfterClick({ top, height, view }: RowPosition): number {
  return height > view ? top : Math.max(0, Math.min(top, view - height));
}
