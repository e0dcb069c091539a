import type { Pattern, SelectExpression } from '@fluent/syntax';
import type { Category } from '../../core/plurals/categories.ts';
import { type PluralKind, pluralOf, pluralText, textOfForm } from '../../core/plurals/plural.ts';
import { readPattern, sliceOf } from './fluent-syntax.ts';
import { indentLines, safeSyntax, textOfPattern } from './fluent-text.ts';
import { formsFor, isCategory } from './forms.ts';

/** A pattern that is one choice by number: the expression that it chooses by, its variable, and its variants. */
type Choice = {
  readonly selector: string;
  readonly variable: string;
  readonly kind: PluralKind;
  readonly variants: SelectExpression['variants'];
};

/** The choice by number that a pattern is; undefined for all others. */
function choiceOf({ elements }: Pattern, file: string): Choice | undefined {
  const [element] = elements;
  if (elements.length !== 1 || element?.type !== 'Placeable') return undefined;
  const { expression } = element;
  if (expression.type !== 'SelectExpression') return undefined;
  const { variants, selector } = expression;
  const isOther = variants.find((variant) => variant.default)?.key;
  if (isOther?.type !== 'Identifier' || isOther.name !== 'other') return undefined;
  const names = variants.map(selectorOf);
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined;
  const isNested = variants.some(({ value }) =>
    value.elements.some(
      (patternElement) =>
        patternElement.type === 'Placeable' && patternElement.expression.type === 'SelectExpression',
    ),
  );
  const spelled = sliceOf(selector, file);
  const [, plain, inNumber, options = ''] = SELECTOR.exec(spelled) ?? [];
  const variable = plain ?? inNumber;
  if (isNested || variable === undefined) return undefined;
  return { selector: spelled, variable, kind: /"ordinal"/.test(options) ? 'ordinal' : 'cardinal', variants };
}

/** A number by which one chooses: `$n`, `NUMBER($n)` or `NUMBER($n, type: "ordinal")`. */
const SELECTOR =
  /^(?:\$([a-zA-Z][\w-]*)|NUMBER\(\s*\$([a-zA-Z][\w-]*)\s*(?:,\s*(type:\s*"(?:cardinal|ordinal)")\s*)?\))$/;

/** The selector of a variant in a message, a category or a number; undefined if it is neither. */
function selectorOf({ key }: SelectExpression['variants'][number]): string | undefined {
  if (key.type === 'NumberLiteral') return /^\d{1,9}$/.test(key.value) ? `=${Number(key.value)}` : undefined;
  return isCategory(key.name) ? key.name : undefined;
}

/** The plural that a pattern is, as an ICU message; undefined if it is none. */
export function pluralOfPattern(pattern: Pattern, file: string): string | undefined {
  const choice = choiceOf(pattern, file);
  if (!choice) return undefined;
  const { kind, variants, variable } = choice;
  const forms = new Map(
    variants.map((variant) => [selectorOf(variant) ?? '', formOf(variant.value, file)] as const),
  );
  const text = pluralText({ argument: argumentOf(variable), kind, offset: 0, forms });
  return pluralOf(text) ? text : undefined;
}

/** A variable's name in a message, which has no hyphens. */
const argumentOf = (variable: string) => variable.replaceAll('-', '_');

const VARIABLE = /(\{\s*\$[a-zA-Z]\w*\s*\})/;

/** A pattern as a form of a message: variables are arguments, everything else that has braces is quoted. */
function formOf(pattern: Pattern, file: string): string {
  return textOfPattern(pattern, file)
    .split(VARIABLE)
    .map((part, nth) => (nth % 2 === 0 ? quoted(part) : part.replace(/[\s$]/g, '')))
    .join('');
}

/** Placeables and single braces with what would end their quotes, and apostrophes that would begin some. */
const TO_QUOTE = /(?:\{[^{}]*\}|[{}#])(?:'|\{[^{}]*\}|[{}#])*|'(?=['{}#<>|]|$)/g;

const quoted = (text: string) =>
  text.replace(TO_QUOTE, (part) => (part === "'" ? "''" : `'${part.replaceAll("'", "''")}'`));

/**
 * The syntax of a plural: a choice with a variant for each form that the language needs. The pattern of the source says by what
 * it chooses.
 */
export function syntaxOfPlural(text: string, language: string, raw: string | null): string | undefined {
  const plural = pluralOf(text);
  if (!plural) return undefined;
  const read = raw === null ? undefined : readPattern(raw);
  const had = read && choiceOf(read.pattern, read.file);
  const { kind, argument, forms } = plural;
  const isSame = had !== undefined && argumentOf(had.variable) === argument && had.kind === kind;
  const variable = isSame ? had.variable : /^[a-zA-Z]\w*$/.test(argument) ? argument : 'n';
  const selector = kind === 'ordinal' ? `NUMBER($${variable}, type: "ordinal")` : `$${variable}`;
  const argumentIn = (spelled: string) => {
    const name = /^\{\s*([a-zA-Z]\w*)/.exec(spelled)?.[1];
    return `{ $${name === undefined || name === argument ? variable : name} }`;
  };
  const patternOf = (form: string) => {
    const formText = textOfForm(form, argumentIn);
    const pattern = safeSyntax(formText, formText.includes('\n'));
    return pattern.includes('\n') ? indentLines(`\n${pattern}`, '        ') : ` ${pattern}`;
  };
  const numbers = [...forms.keys()].filter((key) => key.startsWith('='));
  const categories = [...formsFor(text, language, { kind }).keys()];
  const selectors: readonly string[] = [...numbers, ...categories];
  const variants = selectors.map((selector) => {
    const form = forms.get(selector as Category) ?? forms.get('other') ?? '';
    const name = selector.replace(/^=/, '');
    return `\n${selector === 'other' ? '   *' : '    '}[${name}]${patternOf(form)}`;
  });
  return `{ ${isSame ? had.selector : selector} ->${variants.join('')}\n}`;
}
