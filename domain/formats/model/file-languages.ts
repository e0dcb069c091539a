/** The languages that a file says it is in, as codes of BCP 47; null where it says nothing. */
export type FileLanguages = { readonly source: string | null; readonly target: string | null };

/** The language code that a file says, as BCP 47 spells it: `pt_BR.UTF-8` and `pt-br` are `pt-BR`; null for none. */
export function languageCodeOf(said: string): string | null {
  const code = /^[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3}(?![A-Za-z0-9])/.exec(said.trim())?.[0];
  if (code === undefined) return null;
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Whether two codes are of one language, whatever its country or script is. */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((code) => languageCodeOf(code)?.split('-')[0]);
  return first === second;
}

/** Those languages of a file that are not the project's (imports.49). */
export function otherLanguages(
  { source, target }: FileLanguages,
  project: { readonly source: string; readonly target: string },
): FileLanguages {
  const isOther = (said: string | null, expected: string) => said !== null && !isSameLanguage(said, expected);
  return {
    source: isOther(source, project.source) ? source : null,
    target: isOther(target, project.target) ? target : null,
  };
}
