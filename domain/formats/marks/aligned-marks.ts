const MARK = /<(\/?)([a-z]{1,4})(\d{0,4})(\/?)>/g;

/** A mark of a text: its name without a number, and what is between it and its end, each time that it is there. */
type Mark = { readonly name: string; readonly contents: string[] };

/** The marks of a text that open or stand alone, by their labels. */
function marksOf(text: string): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { 0: sign, 1: slash, 2: name = '', 3: nth = '', 4: empty = '', index } of text.matchAll(MARK)) {
    if (slash) continue;
    const label = name + nth + empty;
    const mark = marks.get(label) ?? { name: name + empty, contents: [] };
    const from = index + sign.length;
    const behind = text.slice(from, from + LONGEST_CONTENT);
    mark.contents.push(empty ? '' : behind.slice(0, Math.max(0, behind.indexOf(`</${name}${nth}>`))));
    marks.set(label, mark);
  }
  return marks;
}

/** Placeholders are short; a longer content tells nothing. */
const LONGEST_CONTENT = 200;

/**
 * The text of a translation with the marks of its source, where the files of both spell one tag in several ways: `<x2>` of the translation
 * is a further `<x>` if the source has one more of that, the one with the same content before others. All else stays as it is.
 */
export function alignedMarks(translation: string, source: string): string {
  const [own, theirs] = [marksOf(translation), marksOf(source)];
  const left = new Map(
    [...theirs].map(([label, { contents }]) => [
      label,
      contents.length - (own.get(label)?.contents.length ?? 0),
    ]),
  );
  const renamed = new Map<string, string>();
  for (const [label, { name, contents }] of own) {
    if (theirs.has(label)) continue;
    const possible = [...theirs].filter(
      ([other, mark]) => mark.name === name && (left.get(other) ?? 0) >= contents.length,
    );
    const [found] =
      possible.find(([, mark]) => mark.contents.some((content) => contents.includes(content))) ??
      possible[0] ??
      [];
    if (found === undefined) continue;
    left.set(found, (left.get(found) ?? 0) - contents.length);
    renamed.set(label, found);
  }
  return renamed.size === 0
    ? translation
    : translation.replace(MARK, (sign, slash, name, nth, empty) => {
        const found = renamed.get(name + nth + empty);
        return found === undefined ? sign : `<${slash}${found}>`;
      });
}
