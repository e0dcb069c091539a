/** The languages that a file names, as BCP 47 codes; null if it names none. */
export type FileLanguages = { readonly source: string | null; readonly target: string | null };

/** A file's language code in BCP 47: `pt_BR.UTF-8` and `pt-br` become `pt-BR`; null if there is none. */
export function languageCodeOf(declared: string): string | null {
  const code = /^[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3}(?![A-Za-z0-9])/.exec(declared.trim())?.[0];
  if (code === undefined) return null;
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Whether two codes have the same language, in any country or script. */
export function isSameLanguage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((code) => languageCodeOf(code)?.split('-')[0]);
  return first === second;
}

/** The languages of a file that differ from those of the project (imports.49). */
export function otherLanguages(
  { source, target }: FileLanguages,
  project: { readonly source: string; readonly target: string },
): FileLanguages {
  const isOther = (declared: string | null, expected: string) =>
    declared !== null && !isSameLanguage(declared, expected);
  return {
    source: isOther(source, project.source) ? source : null,
    target: isOther(target, project.target) ? target : null,
  };
}
