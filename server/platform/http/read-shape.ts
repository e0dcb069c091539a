import type { z } from 'zod';
import type { FailureItem, Kind } from '#contract/core/failures.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { Refused } from './failures.ts';

/** Parses a value by a shape of the contract, or throws the mistakes of all fields. */
export function readShape<T extends z.ZodType>(shape: T, sent: unknown): z.output<T> {
  const parsed = shape.safeParse(sent, { reportInput: true });
  if (parsed.success) return parsed.data;
  const errors = uniqueOf(parsed.error.issues.flatMap(meantBy).map(mistakeOf));
  const status = errors.some(({ kind }) => kind === 'tooMany') ? 413 : 400;
  throw new Refused(status, errors.slice(0, LIMITS.mistakes));
}

/** Removes duplicates, because a number may violate two bounds. */
function uniqueOf(mistakes: FailureItem[]): FailureItem[] {
  return [...new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake])).values()];
}

type Issue = z.core.$ZodIssue;

/** The mistakes of a union are those of the intended shape, which is the one for the type of the value. */
function meantBy(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOther = (issues: Issue[]) =>
    issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const meant = issue.errors.find((issues) => !isOther(issues)) ?? issue.errors[0] ?? [];
  return meant.flatMap((inner) => meantBy({ ...inner, path: [...issue.path, ...inner.path] }));
}

const KIND_OF_TYPE: Record<string, Kind> = {
  string: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
};

const KIND_OF_ISSUE: { [Code in Issue['code']]?: (issue: Extract<Issue, { code: Code }>) => Kind } = {
  invalid_type: ({ expected, input }) =>
    input === undefined || input === null ? 'required' : (KIND_OF_TYPE[expected] ?? 'illegal'),
  too_small: ({ origin }) => (origin === 'string' ? 'minlength' : origin === 'array' ? 'required' : 'min'),
  too_big: ({ origin }) => (origin === 'string' ? 'maxlength' : origin === 'array' ? 'tooMany' : 'max'),
  invalid_value: ({ input }) => (input === undefined || input === null ? 'required' : 'choice'),
  custom: ({ params }) => params?.kind ?? 'illegal',
};

function mistakeOf(issue: Issue): FailureItem {
  const kindOf = KIND_OF_ISSUE[issue.code] as ((issue: Issue) => Kind) | undefined;
  const names = issue.path.filter((step) => typeof step === 'string');
  const index = issue.path.find((step) => typeof step === 'number');
  const characters: string[] | undefined = issue.code === 'custom' ? issue.params?.characters : undefined;
  const mistake = {
    key: names.at(-1) ?? 'body',
    kind: kindOf?.(issue) ?? 'illegal',
    ...(characters && { characters }),
  };
  return index === undefined ? mistake : { ...mistake, index };
}
