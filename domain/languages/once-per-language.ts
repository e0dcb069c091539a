/**
 * What is made from a language's tables (the formats of `Intl`), once for each: making one takes far longer than using
 * it, and a list would make hundreds.
 */
export function onceALanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const kept = made.get(language) ?? make(language);
    made.set(language, kept);
    return kept;
  };
}
