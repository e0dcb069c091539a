import tannin from '@tannin/plural-forms';
import type { Numbering } from './numbered-forms.ts';

// Its types are those of an ES module, which it isn't for Node.
const compiled = tannin as unknown as (expression: string) => (number: number) => number;

/** The longest expression that is read, and the most forms. */
const MOST_CHARACTERS = 500;
const MOST_FORMS = 10;
/** What an expression is written with. */
const WRITTEN = /^[\sn\d()!<>=&|?:%+*/-]*$/;
/** How deep choices may be in each other. */
const MOST_DEPTH = 50;
const TRIED = Array.from({ length: 200 }, (_, number) => number);

/** The numbering by an expression of C, as gettext has them; undefined if it can't be read, or gives a number no form. */
export function numberingBy(amount: number, expression: string): Numbering | undefined {
  if (amount < 1 || amount > MOST_FORMS || expression.length > MOST_CHARACTERS) return undefined;
  const levels = levelsOf(expression);
  const isBalanced = levels.at(-1) === 0 && levels.every((level) => level >= 0);
  if (!WRITTEN.test(expression) || !isBalanced) return undefined;
  try {
    const evaluate = evaluator(expression);
    const formOf = (number: number) => Number(evaluate(number));
    const isForm = (form: number) => Number.isInteger(form) && form >= 0 && form < amount;
    return TRIED.every((number) => isForm(formOf(number))) ? { amount, formOf } : undefined;
  } catch {
    return undefined;
  }
}

type Evaluator = (number: number) => number | boolean;

/** Choices are taken apart here, because the package reads them by their white space. Throws for what is no expression. */
function evaluator(expression: string, depth = 0): Evaluator {
  if (depth > MOST_DEPTH) throw new RangeError('The choices are too deep.');
  const bare = withoutBrackets(expression.trim());
  const choice = choiceIn(bare);
  if (!choice) {
    if (/[?:]/.test(bare)) throw new SyntaxError('A choice is a part of a term.');
    return compiled(bare);
  }
  const [condition, yes, no] = choice.map((part) => evaluator(part, depth + 1)) as [
    Evaluator,
    Evaluator,
    Evaluator,
  ];
  return (number) => (condition(number) ? yes(number) : no(number));
}

/** An expression without brackets around all of it. */
function withoutBrackets(expression: string): string {
  let bare = expression;
  while (bare.startsWith('(') && levelsOf(bare).indexOf(0) === bare.length - 1)
    bare = bare.slice(1, -1).trim();
  return bare;
}

/** How many brackets are open behind each character. */
function levelsOf(expression: string): number[] {
  let level = 0;
  return [...expression].map((character) => {
    if (character === '(') level += 1;
    if (character === ')') level -= 1;
    return level;
  });
}

/** The condition and the two sides of a choice that is not in brackets; undefined if there is none. */
function choiceIn(expression: string): string[] | undefined {
  const levels = levelsOf(expression);
  const mark = [...expression].findIndex((character, index) => character === '?' && levels[index] === 0);
  if (mark < 0) return undefined;
  let open = 0;
  for (let offset = mark; offset < expression.length; offset += 1) {
    if (levels[offset] !== 0) continue;
    if (expression[offset] === '?') open += 1;
    if (expression[offset] === ':') open -= 1;
    if (open === 0)
      return [expression.slice(0, mark), expression.slice(mark + 1, offset), expression.slice(offset + 1)];
  }
  throw new SyntaxError('A choice has one side alone.');
}
