import type { BodyOf } from '#contract/core/endpoint.ts';
import type { addCode } from '#contract/identity/codes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';

/** The values of the form of a new code; the last moment is a string of the date picker, in the reader's time zone. */
export type CodeValues = { phrase: string; last_until: string | null; amount: number | string };

/** The initial values of the form. */
export const EMPTY_CODE: CodeValues = { phrase: '', last_until: null, amount: '' };

/** Why each field of a new code would be refused (administration.3); `now` in ms since 1970. */
export function whyNotCode({ phrase, last_until, amount }: CodeValues, now: number) {
  return {
    phrase: whyNotText(phrase.trim(), LIMITS.codePhrase),
    last_until: last_until
      ? timeOf(last_until) < now
        ? ('min' as const)
        : undefined
      : ('required' as const),
    amount: whyNotAmount(amount),
  };
}

/** The code as it is sent. */
export function codeOf({ phrase, last_until, amount }: CodeValues): BodyOf<typeof addCode> {
  return { phrase, last_until: timeOf(last_until ?? ''), amount: Number(amount) };
}

function whyNotAmount(amount: number | string): 'required' | 'number' | 'min' | 'max' | undefined {
  if (amount === '') return 'required';
  const number = Number(amount);
  if (!Number.isInteger(number)) return 'number';
  if (number < LIMITS.codeUses.min) return 'min';
  return number > LIMITS.codeUses.max ? 'max' : undefined;
}

/** '2027-03-01 23:59:59' of the reader's clock in ms since 1970. */
export function timeOf(text: string): number {
  return new Date(text.replace(' ', 'T')).getTime();
}
