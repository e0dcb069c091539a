/** A name with a capital first letter: 'English', 'Английский', 'Inglese'. */
export function capitalized(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
