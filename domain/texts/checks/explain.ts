import english from '#words/en/all.json' with { type: 'json' };
import { openWords } from '../../core/words/open-words.ts';
import type { Finding } from './run-checks.ts';
import type { StringFinding } from './string-findings.ts';

const say = openWords({ en: english.checks })('en');

/** What a check has found, in English, as a part of a line; the editor says the same in its languages. */
export function explain({
  check,
  code,
  values = {},
  form,
}: Pick<Finding | StringFinding, 'check' | 'code' | 'values' | 'form'>): string {
  // Each code of a check has words: domain/texts/checks/run-checks.test.ts.
  const sentence = say(`${check}.${code}` as 'edge-spaces.start', values);
  const words =
    sentence.charAt(0).toLowerCase() +
    sentence.slice(1).replace(values.signs === undefined ? /[.:]$/ : /\.$/, '');
  const signs = values.signs === undefined ? '' : ` ${values.signs}`;
  return `${form === undefined ? '' : `${form}: `}${words}${signs}`;
}
