/**
 * The order of a project's sections in which those of a book stand as in its newer file (updates.23). They share the
 * places that they have now, so that other sections stay where they are. A section of the book that the file lacks
 * stays behind the one that it follows.
 */
export function orderOfBook(
  current: readonly number[],
  { sections, inFile }: { readonly sections: ReadonlySet<number>; readonly inFile: readonly number[] },
): number[] {
  const own = current.filter((id) => sections.has(id));
  const followers = new Map<number | undefined, number[]>([[undefined, []]]);
  const known = new Set(inFile);
  let before: number | undefined;
  for (const id of own) {
    if (known.has(id)) {
      before = id;
      followers.set(id, []);
    } else followers.get(before)?.push(id);
  }
  const firsts = inFile.filter((id) => followers.has(id));
  const next = [undefined, ...firsts].flatMap((id) => [id ?? [], followers.get(id) ?? []].flat()).values();
  return current.map((id) => (sections.has(id) ? (next.next().value ?? id) : id));
}
