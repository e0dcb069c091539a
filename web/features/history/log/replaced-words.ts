import type { TFunction } from 'i18next';
import type { Replaced } from '#contract/core/replaced.ts';

/** The most characters of each text that are said. */
const SAID = 100;

const cut = (text: string) => ([...text].length > SAID ? `${[...text].slice(0, SAID).join('')}…` : text);

/** What was replaced by what, in words. */
export function replacedWords(t: TFunction, { find, replace }: Replaced): string {
  const names = { find: cut(find), replace: cut(replace) };
  return replace === '' ? t('log.cutOut', names) : t('log.replacedBy', names);
}
