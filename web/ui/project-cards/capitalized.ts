/** A name as it stands alone, with a capital: 'English', 'Английский', 'Inglese'. */
export function capitalized(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
