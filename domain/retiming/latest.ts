/** The latest time that a cue may have, in milliseconds: a hundred hours, which every format can write. */
export const LATEST = 360_000_000;
