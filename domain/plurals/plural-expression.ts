import tannin from '@tannin/plural-forms';
import type { Numbering } from './numbered-forms.ts';

// Its types are those of an ES module, which it isn't for Node.
const compiled = tannin as unknown as (expression: string) => (number: number) => number;

/** The longest expression that is read, and the most forms. */
const MOST_CHARACTERS = 500;
const MOST_FORMS = 10;
/** Choices in a row with a form each, without white space and brackets. The evaluator gets others wrong: it ends with the first that holds. */
const CHOICES = /^(?:[^?:]*n[^?:]*\?\d+:)+\d+$/;
const TRIED = Array.from({ length: 200 }, (_, number) => number);

/** The numbering by an expression of C, as gettext has them; undefined if it can't be read, or gives a number no form. It is read without recursion. */
export function numberingBy(amount: number, expression: string): Numbering | undefined {
  if (amount < 1 || amount > MOST_FORMS || expression.length > MOST_CHARACTERS) return undefined;
  if (expression.includes('?') && !CHOICES.test(expression.replace(/[\s()]/g, ''))) return undefined;
  try {
    const evaluate = compiled(expression);
    const formOf = (number: number) => Number(evaluate(number));
    const isForm = (form: number) => Number.isInteger(form) && form >= 0 && form < amount;
    return TRIED.every((number) => isForm(formOf(number))) ? { amount, formOf } : undefined;
  } catch {
    return undefined;
  }
}
