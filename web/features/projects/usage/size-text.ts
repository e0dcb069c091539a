/** The units of Intl by their bytes, largest first. */
const UNITS = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const;

/** A size in the largest unit that is at least 1, with one decimal below ten: `3.4 MB`. */
export function sizeText(bytes: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => bytes >= size) ?? ['byte', 1];
  const amount = bytes / size;
  const maximumFractionDigits = amount < 10 && unit !== 'byte' ? 1 : 0;
  // Only the short form of `byte` has no plural.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    amount,
  );
}
