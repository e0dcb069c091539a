import type { Root } from 'mdast';
import type { FoundText } from '../model/places.ts';

/** A value of front matter on one line, and where it stands, with the quotes around it. */
type Value = FoundText & { readonly isQuoted: boolean };

/** The values of front matter that are plain or quoted; `element` is the name of each. */
export function frontMatterOf(text: string, tree: Root): { said: (name: string) => string; places: Value[] } {
  const [first] = tree.children;
  const [from, to] = [first?.position?.start.offset ?? 0, first?.position?.end.offset ?? 0];
  const lines = first?.type === 'yaml' ? text.slice(from, to).matchAll(VALUE) : [];
  const places = [...lines].flatMap((found): Value[] => {
    const { name = '', value = '' } = found.groups ?? {};
    const end = from + found.index + found[0].trimEnd().length;
    const isQuoted = /^["']/.test(value);
    const said = isQuoted ? unquoted(value) : value;
    if (said === undefined) return [];
    return [
      {
        from: end - value.length,
        to: end,
        kind: 'attribute',
        text: said,
        element: name.toLowerCase(),
        isQuoted,
      },
    ];
  });
  return { said: (name) => places.find(({ element }) => element === name)?.text ?? '', places };
}

const VALUE =
  /^(?<name>title|author|description|lang|language):[ \t]+(?<value>"(?:[^"\\\n\r]|\\[^\n\r])+"|'[^'\\\n\r]+'|[^\s"'&*!|>%@`[{#\]}][^#\n\r]*?)[ \t]*$/gim;

/** What a quoted value says; undefined for an escape that is not one of JSON too. */
function unquoted(value: string): string | undefined {
  if (value.startsWith("'")) return value.slice(1, -1);
  try {
    const said: unknown = JSON.parse(value);
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}
