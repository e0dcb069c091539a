const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text of a language by its dotted key. */
export function textsOf(part: object, above = ''): Map<string, string> {
  const entries = Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as const] : [...textsOf(value, `${above}${key}.`)],
  );
  return new Map(entries);
}

/** Whether a key is one of the forms of a counted text. */
export const isForm = (key: string): boolean => PLURAL.test(key);

/** The key by which a text is asked for, without its plural form. */
export const baseOf = (key: string): string => key.replace(PLURAL, '');
