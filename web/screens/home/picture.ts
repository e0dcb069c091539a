/** Pixels across of the picture that narrow columns get, and of the whole one. */
export const SMALL_WIDTH = 720;
const WIDTH = 1440;

/** The column that it stands in (hero.css). */
export const PICTURE_SIZES = '(width < 48em) calc(100vw - 32px), 650px';

/** The files that a browser chooses from by the width of its screen. */
export const srcSetOf = (small: string | undefined, whole: string | undefined) =>
  `${small} ${SMALL_WIDTH}w, ${whole} ${WIDTH}w`;
