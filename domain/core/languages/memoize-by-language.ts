/**
 * Creates a value, such as an `Intl` formatter, once for each language, because creating it takes far longer than using
 * it.
 */
export function memoizeByLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const values = new Map<string, Made>();
  return (language) => {
    const value = values.get(language) ?? make(language);
    values.set(language, value);
    return value;
  };
}
