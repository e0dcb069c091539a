import type { Finder, FoundPlace } from './find-places.ts';

/** Makes the text that takes the place of a match. */
export type Replacement = (place: FoundPlace) => string;

/** `$1`, `$<name>`, `$&` for the whole match, `$$` for a dollar sign, and line breaks, tabs and backslashes. */
const PARTS = /\$(?:(\$)|(&)|([1-9]\d?)|<([^<>]*)>)|\\([nt\\])/gu;

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' };

type ReplacementPart = string | { readonly group: number };

/**
 * The replacement for the matches of a pattern, with its groups (find.5); undefined if it names a group that the
 * pattern doesn't have. Of two digits only the first counts if the pattern has fewer groups than both say.
 */
export function replacementOf(replace: string, { groupsAmount, names }: Finder): Replacement | undefined {
  const parts: ReplacementPart[] = [];
  let from = 0;
  for (const matched of replace.matchAll(PARTS)) {
    const [whole, dollar, match, digits, name, escaped] = matched;
    parts.push(replace.slice(from, matched.index));
    from = matched.index + whole.length;
    if (dollar) parts.push('$');
    else if (match) parts.push({ group: 0 });
    else if (escaped) parts.push(ESCAPED[escaped] ?? '');
    else if (name !== undefined) {
      if (!Object.hasOwn(names, name)) return undefined;
      parts.push({ group: names[name] ?? 0 });
    } else {
      const isWhole = Number(digits) <= groupsAmount;
      const group = isWhole ? digits : digits?.slice(0, 1);
      if (Number(group) > groupsAmount) return undefined;
      parts.push({ group: Number(group) }, digits?.slice(group?.length) ?? '');
    }
  }
  parts.push(replace.slice(from));
  return ({ groups }) =>
    parts.map((part) => (typeof part === 'string' ? part : (groups[part.group] ?? ''))).join('');
}

/** The replacement for what is sought: as it is typed, or by the rules of a pattern. */
export const replacementFor = (
  { regex }: { regex: boolean },
  replace: string,
  finder: Finder,
): Replacement | undefined => (regex ? replacementOf(replace, finder) : () => replace);

/** A text with all its places replaced except some, by their number from 0. */
export function replaceMatches(
  text: string,
  places: readonly FoundPlace[],
  replacement: Replacement,
  except: ReadonlySet<number> = new Set(),
): string {
  let replaced = '';
  let from = 0;
  for (const [nth, place] of places.entries()) {
    if (except.has(nth)) continue;
    replaced += text.slice(from, place.start) + replacement(place);
    from = place.end;
  }
  return replaced + text.slice(from);
}
