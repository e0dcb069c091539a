/** The colours that have names in HTML 3.2 and in TTML. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['silver', '#c0c0c0'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['white', '#ffffff'],
  ['maroon', '#800000'],
  ['red', '#ff0000'],
  ['purple', '#800080'],
  ['fuchsia', '#ff00ff'],
  ['magenta', '#ff00ff'],
  ['green', '#008000'],
  ['lime', '#00ff00'],
  ['olive', '#808000'],
  ['yellow', '#ffff00'],
  ['navy', '#000080'],
  ['blue', '#0000ff'],
  ['teal', '#008080'],
  ['aqua', '#00ffff'],
  ['cyan', '#00ffff'],
  ['orange', '#ffa500'],
]);

/** A colour as `#rrggbb`, from its name or its hexadecimal digits; undefined if it is none. */
export function colorIn(written: string): string | undefined {
  const name = written.trim().toLowerCase();
  const digits = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/.exec(name)?.[1];
  if (digits !== undefined) return `#${digits}`;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(name);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return NAMED.get(name);
}

/** The digits of a colour with blue first, as ASS and MicroDVD write it. */
export const blueFirst = (color: string): string =>
  [color.slice(5, 7), color.slice(3, 5), color.slice(1, 3)].join('').toUpperCase();

/** A colour written with blue first, of up to six digits. */
export function colorOfBlueFirst(digits: string): string {
  const six = digits.slice(-6).padStart(6, '0').toLowerCase();
  return `#${six.slice(4)}${six.slice(2, 4)}${six.slice(0, 2)}`;
}
