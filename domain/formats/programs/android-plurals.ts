import { CATEGORIES, type Category } from '../../plurals/categories.ts';
import { categoriesOf } from '../../plurals/forms.ts';
import { formOfText, pluralOf, pluralText, textOfForm } from '../../plurals/plural.ts';
import { xmlTokens } from '../xml/scan-xml.ts';
import { withAttribute } from '../xml/spell-xml.ts';
import { androidText, spellAndroidText } from './android-text.ts';

/** An item of `<plurals>`: its start tag and its content. */
type Item = { readonly tag: string; readonly content: string };

const isCategory = (quantity: string): quantity is Category => CATEGORIES.some((one) => one === quantity);

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
  const forms = new Map<string, string>();
  for (const [category, { content }] of itemsIn(raw)) {
    const text = androidText(content);
    if (text !== '') forms.set(category, formOfText(text));
  }
  if (forms.size === 0) return '';
  const last = CATEGORIES.findLast((category) => forms.has(category));
  if (!forms.has('other')) forms.set('other', forms.get(last ?? 'other') ?? '');
  return pluralText({ argument: 'n', kind: 'cardinal', offset: 0, forms });
}

/**
 * The items of a plural, and its end tag, with a form for each category that the language needs, and for `other`, which Android asks for.
 * `raw` is the source's spelling, or empty.
 */
export function spellAndroidPlural(text: string, raw: string, language: string): string {
  const forms = pluralOf(text)?.forms;
  const formOf = (category: Category) => (forms ? (forms.get(category) ?? forms.get('other') ?? '') : text);
  const source = itemsIn(raw);
  const before = /^\s*/.exec(raw)?.[0] || '\n        ';
  const after = /(\s*)<\/plurals\s*>$/.exec(raw.slice(-200))?.[1] ?? '\n    ';
  const items = wanted(language, new Set(forms?.keys())).map((category) => {
    const { tag, content } = source.get(category) ?? source.get('other') ?? { tag: '<item>', content: '' };
    const form = forms ? textOfForm(formOf(category)) : text;
    return `${before}${withAttribute(tag, 'quantity', category)}${spellAndroidText(form, content)}</item>`;
  });
  return `${items.join('')}${after}</plurals>`;
}

/** The categories of the forms of a text in a language; for the source, whose language isn't given, those that it has. */
function wanted(language: string, has: ReadonlySet<string>): readonly Category[] {
  if (language === '') return CATEGORIES.filter((category) => category === 'other' || has.has(category));
  const needed = new Map(
    categoriesOf(language, 'cardinal').map(({ category, isNeeded }) => [category, isNeeded]),
  );
  return CATEGORIES.filter(
    (category) =>
      category === 'other' || needed.get(category) === true || (needed.has(category) && has.has(category)),
  );
}
