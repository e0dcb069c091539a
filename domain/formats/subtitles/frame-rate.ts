/** Frame rates that films and television have, which a file without one may be in. */
export const FRAME_RATES = [23.976, 24, 25, 29.97, 30, 50, 59.94, 60] as const;

/** The rate of a file that says none: that of films on disc, which players take too. */
export const USUAL_RATE = 23.976;

/** What a frame rate may be. */
export const RATE_BOUNDS = { min: 1, max: 1000 } as const;

/** The number that rounded rates of television stand for: 24000/1001 for 23.976. */
export function exactRate(rate: number): number {
  const whole = Math.round(rate);
  return Math.abs(rate - (whole * 1000) / 1001) < 0.006 && rate !== whole ? (whole * 1000) / 1001 : rate;
}

/** A rate that a text says; undefined if it says none. */
export function rateIn(written: string): number | undefined {
  if (!/^\d{1,4}(?:[.,]\d{1,6})?$/.test(written.trim())) return undefined;
  const rate = Number(written.trim().replace(',', '.'));
  return rate >= RATE_BOUNDS.min && rate <= RATE_BOUNDS.max ? rate : undefined;
}
