// For lists of any length: a call of a function fails from about 100,000 arguments on, so these are not spread (test/walls.test.ts).

/** Adds items to the end of a list. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}

/** The greatest of numbers; −∞ of none. */
export const greatest = (numbers: Iterable<number>): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (const number of numbers) if (number > most) most = number;
  return most;
};

/** The least of numbers; ∞ of none. */
export const least = (numbers: Iterable<number>): number => {
  let fewest = Number.POSITIVE_INFINITY;
  for (const number of numbers) if (number < fewest) fewest = number;
  return fewest;
};
