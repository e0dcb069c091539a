/** The latest time that a cue may have, in milliseconds: a hundred hours, which every format can write. */
export const LATEST = 360_000_000;

/**
 * A time that somebody writes: seconds, or minutes and hours before them, or milliseconds with their unit, and a sign; undefined
 * if it is none.
 */
export function writtenTime(written: string): number | undefined {
  const [, minus, inMs] = /^([+\-−]?)(\d{1,9})\s?(?:ms|мс)$/i.exec(written.trim()) ?? [];
  if (inMs !== undefined) return signed(minus, Number(inMs));
  const match = /^([+\-−]?)(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(written.trim());
  if (!match) return undefined;
  const [, sign, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const time = whole * 1000 + Number(fraction.padEnd(3, '0'));
  return signed(sign, time);
}

const signed = (sign: string | undefined, time: number) => (sign === '-' || sign === '−' ? 0 - time : time);
