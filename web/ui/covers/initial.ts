/** The first letter or digit of a name as a capital, or its first character where it has neither. */
export function initialOf(name: string): string {
  const first = name.match(/[\p{L}\p{N}]/u)?.[0] ?? [...name][0] ?? '';
  return first.toLocaleUpperCase();
}
