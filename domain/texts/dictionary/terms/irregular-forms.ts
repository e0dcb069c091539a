/** Words by their forms, of words with their forms. */
export function byForm(formsOf: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const pairs = Object.entries(formsOf).flatMap(([word, forms]) =>
    forms.split(' ').map((form) => [form, word] as const),
  );
  return new Map(
    [...Map.groupBy(pairs, ([form]) => form)].map(([form, ofForm]) => [form, ofForm.map(([, word]) => word)]),
  );
}
