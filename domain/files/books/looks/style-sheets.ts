import type { Style } from '../../../formats/marks/styled-runs.ts';
import type { Tag } from '../../../formats/markup/tokens.ts';

/** What a rule of a style sheet says of the words of an element, as far as books for readers keep it; undefined where it says nothing. */
type Declared = Readonly<Partial<Record<'sc' | 'i' | 'b' | 'right', boolean>>>;

/** The rules of style sheets, by selectors of one element: `b`, `.name` or `span.name`. */
export type StyleSheet = ReadonlyMap<string, Declared>;

/** Characters of all style sheets of a page that are read: those of real books have a tenth. */
const MOST_READ = 2_000_000;

const PROPERTIES: readonly (readonly [
  name: keyof Declared,
  property: RegExp,
  value: (value: string) => boolean,
])[] = [
  ['sc', /^font-variant(?:-caps)?$/, (value) => /small-caps/.test(value)],
  ['i', /^font-style$/, (value) => /italic|oblique/.test(value)],
  ['b', /^font-weight$/, (value) => /bold|[6-9]00/.test(value)],
  ['right', /^text-align$/, (value) => /right|end/.test(value)],
];

function declaredIn(declarations: string): Declared {
  const declared: Partial<Record<keyof Declared, boolean>> = {};
  for (const declaration of declarations.toLowerCase().split(';')) {
    const offset = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(offset, 0)).trim();
    for (const [name, known, isSo] of PROPERTIES)
      if (known.test(property)) declared[name] = isSo(declaration.slice(offset + 1));
  }
  return declared;
}

/** A selector of one element, or of a class within others; conditions such as `:first-line` are not looked at. */
const ONE = /^(?:[a-z][\w-]*)?(?:\.[\w-]+)?$/i;

/** Reads style sheets, in the order in which they apply. */
export function readStyleSheets(sheets: readonly string[]): StyleSheet {
  const rules = new Map<string, Declared>();
  const all = sheets
    .join('\n')
    .slice(0, MOST_READ)
    .replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, ' ');
  for (const piece of all.split('}')) {
    const offset = piece.lastIndexOf('{');
    if (offset < 0) continue;
    const declared = declaredIn(piece.slice(offset + 1));
    if (Object.keys(declared).length === 0) continue;
    const before = piece.slice(0, offset);
    const selectors = before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf(';')) + 1);
    for (const selector of selectors.split(',')) {
      const steps = selector.trim().split(/[\s>+~]+/);
      const last = steps.at(-1) ?? '';
      // A class says what it is wherever it stands, an element within others only there.
      if (last === '' || !ONE.test(last) || (steps.length > 1 && !last.includes('.'))) continue;
      const key = last.includes('.') ? last : last.toLowerCase();
      rules.set(key, { ...rules.get(key), ...declared });
    }
  }
  return rules;
}

/** The names of classes of small capitals, as programs for books give them. */
const SMALL_CAPITALS = /^(?:sc|smcap|small-?caps?)$/i;

export const classesOf = ({ attributes }: Tag): string[] =>
  (attributes.class ?? '').split(/\s+/).filter(Boolean);

/** What applies to an element; a rule of a class counts more than one of an element. */
function declaredFor(tag: Tag, sheet: StyleSheet): Declared {
  const classes = classesOf(tag);
  const keys = [tag.name, ...classes.map((one) => `.${one}`), ...classes.map((one) => `${tag.name}.${one}`)];
  return Object.assign(
    {},
    classes.some((one) => SMALL_CAPITALS.test(one)) ? { sc: true } : undefined,
    ...keys.map((key) => sheet.get(key)),
    declaredIn(tag.attributes.style ?? ''),
  );
}

/** The styles of the words of an element, which has one by its name, or none. */
export function stylesOf(tag: Tag, own: Style | undefined, sheet: StyleSheet): Style[] {
  const declared = declaredFor(tag, sheet);
  const styles = new Set<Style>(own ? [own] : []);
  for (const style of ['sc', 'i', 'b'] as const) {
    if (declared[style]) styles.add(style);
    else if (declared[style] === false) styles.delete(style);
  }
  return [...styles];
}

/** Whether the words of an element stand at the right, where letters are signed. */
export const isAtRight = (tag: Tag, sheet: StyleSheet): boolean => declaredFor(tag, sheet).right === true;
