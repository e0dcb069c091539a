import { missingForms } from '../../core/plurals/forms.ts';
import { defineCheck } from './check.ts';

/** Forms that the language needs and a translation of a plural lacks (plurals.4, checks.7). */
export const pluralForms = defineCheck({
  id: 'plural-forms',
  kind: 'certain',
  codes: ['missing'],
  readsMessages: true,
  find({ text: source }, { text: target }, { targetLanguage }) {
    const missing = missingForms(source, target, targetLanguage);
    return missing.length === 0
      ? []
      : [{ code: 'missing', values: { signs: missing.join(' ') }, target: [] }];
  },
});
