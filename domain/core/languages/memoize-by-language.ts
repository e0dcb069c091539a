/**
 * Creates a value, such as an `Intl` formatter, once for each language, because creating it takes far longer than using
 * it.
 */
export function memoizeByLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}
