import type { TFunction } from 'i18next';
import { isBlank } from '#domain/core/text/text.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { selectorName } from '../../../ui/plurals/selector-name.ts';

/** What tells a finding from the others of its text: each check explains a thing once in each form, or once for each word. */
export const findingKey = ({ check, code, form, values }: Finding): string =>
  `${check} ${code} ${form} ${values?.word ?? ''}`;

/** The explanation of a finding, of a plural with the name of its form, without the signs that it names. */
export function explanationOf(t: TFunction, { check, code, values = {}, form }: Finding): string {
  // Each code of a check has words: domain/texts/checks/run-checks.test.ts.
  const words = t(`checks.${check}.${code}` as 'checks.edge-spaces.start', values);
  return form === undefined ? words : `${selectorName(t, form)}: ${words}`;
}

/** The whole of what a finding says, as it is announced. */
export const findingWords = (t: TFunction, finding: Finding): string =>
  [explanationOf(t, finding), finding.values?.signs].filter((part) => part !== undefined).join(' ');

/** What a fix does to a text: as a deed to be done, or one that is done. */
export function fixWords(t: TFunction, text: string, { fix }: Finding, is: 'todo' | 'done'): string {
  if (!fix) return '';
  const shown = (part: string) =>
    isBlank(part) ? t('findings.spaces', { count: part.length }) : t('findings.quoted', { text: part });
  const before = text.slice(fix.start, fix.end);
  const act = before === '' ? 'insert' : fix.text === '' ? 'remove' : 'replace';
  return t(`findings.${is}.${act}`, { before: shown(before), after: shown(fix.text) });
}
