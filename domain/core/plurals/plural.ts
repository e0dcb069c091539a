import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { mayBePlural } from '../text/may-be-plural.ts';
import { CATEGORIES } from './categories.ts';

/** Whether forms count (`1 file`) or order (`1st file`). */
export type PluralKind = 'cardinal' | 'ordinal';

/** A text that has a form for each of some numbers (plurals.1). */
export type Plural = {
  /** The name of the number in the message. */
  readonly argument: string;
  readonly kind: PluralKind;
  /** What is subtracted from the number before its category is looked for and before `#` shows it; usually 0. */
  readonly offset: number;
  /**
   * The forms, in the order of the message, as ICU messages by themselves: `#` is the number. A form is chosen by a category of CLDR, such
   * as `few`, or by one number, as `=0`.
   */
  readonly forms: ReadonlyMap<string, string>;
};

/**
 * Reads a text that is an ICU message with one plural argument and no other choice. The text around the argument
 * becomes part of each form. Undefined for every other text, also for a broken message.
 */
export function pluralOf(text: string): Plural | undefined {
  if (!mayBePlural(text)) return undefined;
  const elements = parsed(text);
  const plurals = elements?.filter(({ type }) => type === TYPE.plural || type === TYPE.select) ?? [];
  const [plural] = plurals;
  if (plurals.length !== 1 || plural?.type !== TYPE.plural || isNested(plural) || !plural.location)
    return undefined;
  const before = quotedPound(text.slice(0, plural.location.start.offset));
  const after = quotedPound(text.slice(plural.location.end.offset));
  // The parser takes a closing brace outside of an argument for a character, which it is not inside of a form.
  if (`${before}${after}` !== '' && !isForm(before + after)) return undefined;
  const forms = new Map<string, string>();
  for (const [selector, { location }] of Object.entries(plural.options)) {
    if (!location) return undefined;
    const form = text.slice(location.start.offset + 1, location.end.offset - 1);
    forms.set(selector, before + form + after);
  }
  return {
    argument: plural.value,
    kind: plural.pluralType ?? 'cardinal',
    offset: plural.offset,
    forms,
  };
}

function parsed(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text, { ignoreTag: true, captureLocation: true, requiresOtherClause: true });
  } catch {
    return undefined;
  }
}

const isNested = ({ options }: PluralElement): boolean =>
  Object.values(options).some(({ value }) =>
    value.some(({ type }) => type === TYPE.plural || type === TYPE.select),
  );

/** Outside of a plural `#` is a character like others, inside it must be quoted to be one. */
const quotedPound = (text: string) => text.replaceAll('#', "'#'");

const ORDER: readonly string[] = CATEGORIES;

/** A plural as a text: `{count, plural, one {# file} other {# files}}`. Its forms are in the order of their numbers. */
export function pluralText({ argument, kind, offset, forms }: Plural): string {
  const name = kind === 'ordinal' ? 'selectordinal' : 'plural';
  const rank = (selector: string) => ORDER.indexOf(selector);
  const parts = [...forms]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([selector, form]) => `${selector} {${form}}`);
  return `{${argument}, ${name}, ${offset === 0 ? '' : `offset:${offset} `}${parts.join(' ')}}`;
}

const ONE_FORM = { argument: 'n', kind: 'cardinal', offset: 0 } as const;

/** Whether a text can be a form of a plural: no brace or quote of it ends the form or the message. */
export function isForm(text: string): boolean {
  const message = pluralText({ ...ONE_FORM, forms: new Map([['other', text]]) });
  const elements = parsed(message);
  const [plural] = elements ?? [];
  if (elements?.length !== 1 || plural?.type !== TYPE.plural || isNested(plural)) return false;
  return Object.keys(plural.options).length === 1;
}

/** The form that says a text as it is, for files whose plurals are no ICU messages: what would mean something in a message is quoted. */
export function formOfText(text: string): string {
  if (isForm(text) && textOfForm(text) === text) return text;
  return text.replaceAll("'", "''").replace(/[{}#]+/g, (special) => `'${special}'`);
}

/** The text that a form says, for the same files; arguments stay as they are, or are spelled by `argument`. */
export function textOfForm(form: string, argument = (spelled: string) => spelled): string {
  const message = pluralText({ ...ONE_FORM, forms: new Map([['other', form]]) });
  const [plural] = parsed(message) ?? [];
  if (plural?.type !== TYPE.plural) return form;
  const words = plural.options.other?.value.map((element) =>
    element.type === TYPE.literal
      ? element.value
      : argument(message.slice(element.location?.start.offset, element.location?.end.offset)),
  );
  return words?.join('') ?? form;
}
