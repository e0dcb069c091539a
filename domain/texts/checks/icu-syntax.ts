import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { placeholdersOf } from '../placeholders/placeholders-of-format.ts';
import { type CheckContext, type CheckFinding, defineCheck } from './check.ts';

/**
 * A message of ICU that can't be read, though that of the source can, or that chooses its text otherwise: by a number that the source doesn't
 * have, or without cases that programs ask for (checks.6).
 */
export const icuSyntax = defineCheck({
  id: 'icu-syntax',
  kind: 'certain',
  codes: ['unreadable', 'argument', 'cases'],
  readsMessages: true,
  find({ text: source }, { text: target }, context) {
    if (!source.includes('{') || !target.includes('{') || !(areMessages(context) || mayBePlural(source)))
      return [];
    const [own, theirs] = [parsed(target), parsed(source)];
    if (!theirs.elements?.some(({ type }) => type !== TYPE.literal)) return [];
    if (own.elements) return changedChoices(theirs.elements, own.elements);
    const { fault } = own;
    return areMessages(context)
      ? [{ code: 'unreadable', target: [{ start: fault, end: target.length }] }]
      : [];
  },
});

/** Whether programs read texts of this format as messages. */
function areMessages(context: CheckContext): boolean {
  const placeholders = placeholdersOf(context);
  return placeholders.includes('braces') && !placeholders.includes('quotedBraces');
}

const OPTIONS = { ignoreTag: true, requiresOtherClause: true, captureLocation: true } as const;

type Parsed =
  | { readonly elements: readonly MessageFormatElement[]; readonly fault?: undefined }
  | { readonly elements?: undefined; readonly fault: number };

/** A message, or where it can't be read further. */
function parsed(text: string): Parsed {
  try {
    return { elements: parse(text, OPTIONS) };
  } catch (error) {
    const at = (error as { location?: { start?: { offset?: number } } }).location?.start?.offset;
    return { fault: at === undefined ? 0 : Math.min(at, text.length) };
  }
}

/** What chooses a text in a message, at any depth. */
type Choice = {
  readonly name: string;
  readonly isPlural: boolean;
  readonly cases: readonly string[];
  readonly start: number;
};

function choicesIn(elements: readonly MessageFormatElement[]): Choice[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const { value: name, options, location } = element;
    const own = {
      name,
      isPlural: element.type === TYPE.plural,
      cases: Object.keys(options),
      start: location?.start.offset ?? 0,
    };
    return [own, ...Object.values(options).flatMap(({ value }) => choicesIn(value))];
  });
}

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
    return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
  });

type Changed = CheckFinding<'argument' | 'cases'>;

/** Plurals of numbers that the source doesn't name, and selects that lack cases of the source's. A name of a select is a placeholder (checks.19). */
function changedChoices(
  source: readonly MessageFormatElement[],
  target: readonly MessageFormatElement[],
): Changed[] {
  const known = new Set(namesIn(source));
  const wanted = Map.groupBy(
    choicesIn(source).filter(({ isPlural }) => !isPlural),
    ({ name }) => name,
  );
  const found = choicesIn(target).flatMap(({ name, isPlural, cases, start }): Changed[] => {
    const place = [{ start, end: start + 1 + name.length }];
    if (isPlural)
      return known.has(name) ? [] : [{ code: 'argument', values: { signs: `{${name}}` }, target: place }];
    const lacking = (wanted.get(name) ?? [])
      .flatMap((one) => one.cases)
      .filter((one) => !cases.includes(one));
    if (lacking.length === 0) return [];
    return [{ code: 'cases', values: { signs: [...new Set(lacking)].join(', ') }, target: place }];
  });
  // Each explanation stands once.
  return found.filter(({ code }, nth) => found.findIndex((one) => one.code === code) === nth);
}
