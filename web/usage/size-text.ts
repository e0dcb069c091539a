/** Each unit that Intl knows by its bytes, the largest first. */
const UNITS = [
  ['gigabyte', 1024 ** 3],
  ['megabyte', 1024 ** 2],
  ['kilobyte', 1024],
] as const;

/** A size in the largest unit of which there is one, with a digit behind the point below ten: `3.4 MB`. */
export function sizeText(bytes: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => bytes >= size) ?? ['byte', 1];
  const amount = bytes / size;
  const maximumFractionDigits = amount < 10 && unit !== 'byte' ? 1 : 0;
  // Only the short name of a byte is the same for one and for many.
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    amount,
  );
}
