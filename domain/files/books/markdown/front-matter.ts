import { isMap, isScalar, parseDocument } from 'yaml';
import { collapseWhiteSpace, trimWhiteSpace } from '../../../core/text/white-space.ts';
import { type FrontMatter, frontMatterIn, objectIn } from '../../../formats/markup/front-matter.ts';
import { tooDeepAt } from '../../../formats/model/nesting.ts';
import { spellYaml, yamlText } from '../../../formats/programs/yaml-scalars.ts';
import type { FoundText } from '../model/places.ts';

/** A value of front matter and where it stands, and how it is written there. */
type Value = FoundText & { readonly raw: string };

const NAMES = new Set(['title', 'author', 'description', 'lang', 'language']);

/** What front matter says of the work, and the values of YAML, which can be written; `element` is the name of each. */
export function frontMatterOf(text: string): { fieldOf: (name: string) => string; places: Value[] } {
  const front = frontMatterIn(text);
  const places = front?.kind === 'yaml' ? valuesOf(front) : [];
  const values = new Map(
    front && front.kind !== 'yaml'
      ? SAID[front.kind](front.matter)
      : places.map((place): [string, string] => [place.element, place.text]),
  );
  return { fieldOf: (name) => values.get(name) ?? '', places };
}

/** What front matter that is not written says, in lines that are easily read. */
const SAID: Readonly<
  Record<Exclude<FrontMatter['kind'], 'yaml'>, (matter: string) => (readonly [name: string, text: string])[]>
> = {
  toml: (matter) =>
    [...matter.matchAll(/^(\w+)[ \t]*=[ \t]*("(?:[^"\\\n]|\\["\\])*"|'[^'\n]*')[ \t]*(?:#.*)?$/gm)].map(
      ([, name = '', value = '']) => [name, value.slice(1, -1).replace(/\\(["\\])/g, '$1')],
    ),
  json: (matter) =>
    Object.entries(objectIn(matter) ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  title: (matter) => {
    const [title = '', author = ''] = matter
      .split(/^%/m)
      .slice(1)
      .map((value) => trimWhiteSpace(collapseWhiteSpace(value)));
    return [
      ['title', title],
      ['author', author],
    ];
  },
};

/** The values of YAML that are texts; none if it is not well-formed, or in braces. */
function valuesOf({ from, matter }: FrontMatter): Value[] {
  if (tooDeepAt(matter) >= 0) return [];
  const { contents, errors } = parseDocument(matter, { logLevel: 'silent', uniqueKeys: false });
  if (errors.length > 0 || !isMap(contents) || contents.flow) return [];
  return contents.items.flatMap(({ key, value }): Value[] => {
    const name = isScalar(key) && typeof key.value === 'string' ? key.value.toLowerCase() : '';
    if (!NAMES.has(name) || !isScalar(value) || !value.range) return [];
    const raw = matter.slice(value.range[0], value.range[1]).trimEnd();
    const words = typeof value.value === 'string' ? value.value : typeof value.value === 'number' ? raw : '';
    const text = trimWhiteSpace(words);
    if (text === '') return [];
    const start = from + value.range[0];
    return [
      { from: start, to: start + raw.length, kind: 'attribute', text, element: name, isBeside: true, raw },
    ];
  });
}

/** A text as a value of YAML, written as the one that stands there. */
export function spelledValue(text: string, raw: string): string {
  if (!/^[|>]/.test(raw)) return spellYaml(collapseWhiteSpace(text), raw, false);
  return spellYaml(yamlText(raw)?.endsWith('\n') ? `${text}\n` : text, raw, false);
}
