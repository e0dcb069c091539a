import type { Category } from '../../core/plurals/categories.ts';
import { xmlTokens } from '../xml/scan-xml.ts';
import { withAttribute } from '../xml/spell-xml.ts';
import { androidText, spellAndroidText } from './android-text.ts';
import { formsFor, isCategory, pluralOfForms } from './forms.ts';

/** An item of `<plurals>`: its start tag and its content. */
type Item = { readonly tag: string; readonly content: string };

/** The items of a plural by category, from what follows its start tag; of two for one category, the first. */
function itemsIn(raw: string): Map<Category, Item> {
  const items = new Map<Category, Item>();
  const inside = raw.slice(0, raw.lastIndexOf('</'));
  let open: { tag: string; at: number; quantity: string } | undefined;
  let depth = 0;
  for (const token of xmlTokens(inside) ?? []) {
    if (token.kind === 'open' && !token.isEmpty) {
      if (depth === 0 && token.name === 'item')
        open = {
          tag: inside.slice(token.from, token.to),
          at: token.to,
          quantity: token.attributes.get('quantity') ?? '',
        };
      depth++;
    } else if (token.kind === 'close') {
      depth--;
      if (depth > 0 || !open) continue;
      const { tag, at, quantity } = open;
      if (isCategory(quantity) && !items.has(quantity))
        items.set(quantity, { tag, content: inside.slice(at, token.from) });
      open = undefined;
    }
  }
  return items;
}

/** The plural that the items say; empty if they say nothing. */
export function androidPlural(raw: string): string {
  return pluralOfForms([...itemsIn(raw)].map(([category, { content }]) => [category, androidText(content)]));
}

const MARK = /(<[a-z]{1,4}\d{0,4}\/?>)(?:([^<]*)<\/)?/g;

/**
 * The contents of the items with marks of a form; the item with most marks comes first. A mark stands for what it does
 * in the source's form, and the forms of a source may have different marks.
 */
function contentsFor(form: string, category: Category, items: ReadonlyMap<Category, Item>): string[] {
  const marks = [...form.matchAll(MARK)];
  const rank = (content: string) => {
    const text = androidText(content);
    const known = marks.filter(([, sign = '']) => text.includes(sign)).length;
    // A mark of a placeholder is known by it.
    const same = marks.filter(([whole]) => whole.startsWith('<x') && text.includes(whole)).length;
    return known * (marks.length + 1) + same;
  };
  const ordered = [items.get(category), items.get('other'), ...items.values()];
  const contents = [...new Set(ordered.flatMap((item) => (item ? [item.content] : [])))];
  const [best] = contents.toSorted((one, other) => rank(other) - rank(one));
  return best === undefined ? [] : [best, ...contents.filter((content) => content !== best)];
}

/**
 * The items of a plural and its end tag. There is a form for each category that the language needs, and for `other`,
 * which Android requires. `raw` is the source's spelling, or empty.
 */
export function spellAndroidPlural(text: string, raw: string, language: string): string {
  const source = itemsIn(raw);
  const before = /^\s*/.exec(raw)?.[0] || '\n        ';
  const after = /(\s*)<\/plurals\s*>$/.exec(raw.slice(-200))?.[1] ?? '\n    ';
  const items = [...formsFor(text, language)].map(([category, form]) => {
    const { tag } = source.get(category) ?? source.get('other') ?? { tag: '<item>' };
    const [content = '', ...others] = contentsFor(form, category, source);
    const spelled = spellAndroidText(form, content, others);
    return `${before}${withAttribute(tag, 'quantity', category)}${spelled}</item>`;
  });
  return `${items.join('')}${after}</plurals>`;
}
