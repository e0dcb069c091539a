/** The letter that stands for a name: its first letter or digit, as a capital; a name of signs alone gives its first sign. */
export function letterOf(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0] ?? [...name][0] ?? '';
  return first.toLocaleUpperCase();
}
