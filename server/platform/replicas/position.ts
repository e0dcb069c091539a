/**
 * A position in the primary's write-ahead log, as 24 hexadecimal digits: eight of the timeline, which each promotion raises, and
 * sixteen of the LSN.
 */
export type Position = string;

const TIMELINE = 8;
const LSN = 16;

/** A position that no replica reaches, for writes whose own is unknown. */
export const UNREACHABLE: Position = 'F'.repeat(TIMELINE + LSN);

const POSITION = new RegExp(`^[\\dA-F]{${TIMELINE + LSN}}$`);

export const isPosition = (text: string): boolean => POSITION.test(text);

/** The position of a timeline and an LSN, which PostgreSQL prints as `16/B374D848`. */
export function positionOf(timeline: number, lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/');
  return [
    timeline.toString(16).toUpperCase().padStart(TIMELINE, '0'),
    high.padStart(LSN / 2, '0'),
    low.padStart(LSN / 2, '0'),
  ].join('');
}

/**
 * Whether a replica that has replayed up to `replayed` has what was written up to `needed`. Positions of different
 * timelines can't be compared by their LSNs alone: a replica on an older one may follow a former primary, whose LSNs go
 * on.
 */
export const isIncluded = (needed: Position, replayed: Position): boolean =>
  replayed.slice(0, TIMELINE) >= needed.slice(0, TIMELINE) &&
  replayed.slice(TIMELINE) >= needed.slice(TIMELINE);
