import type { TFunction } from 'i18next';
import type { Replaced } from '#contract/core/replaced.ts';

/** The most characters of each text that are said. */
const SAID = 100;

const cut = (text: string) => ([...text].length > SAID ? `${[...text].slice(0, SAID).join('')}…` : text);

/** What was replaced by what, or the check whose findings were mended, in words. */
export function replacedWords(t: TFunction, replaced: Replaced): string {
  if ('check' in replaced) return t('log.fixed', { check: t(`checks.${replaced.check}.name`) });
  const { find, replace } = replaced;
  const names = { find: cut(find), replace: cut(replace) };
  return replace === '' ? t('log.cutOut', names) : t('log.replacedBy', names);
}
