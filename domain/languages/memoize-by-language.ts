/** Makes a value, such as a formatter of `Intl`, once for each language: making one takes far longer than using it. */
export function memoizeByLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const kept = made.get(language) ?? make(language);
    made.set(language, kept);
    return kept;
  };
}
