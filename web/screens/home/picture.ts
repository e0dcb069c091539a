/** The widths of the small and the large screenshot in pixels. */
export const SMALL_WIDTH = 720;
const WIDTH = 1440;

/** The width of its column (hero.css). */
export const PICTURE_SIZES = '(width < 48em) calc(100vw - 32px), 650px';

/** The `srcset` of a screenshot. */
export const srcSetOf = (small: string | undefined, whole: string | undefined) =>
  `${small} ${SMALL_WIDTH}w, ${whole} ${WIDTH}w`;
