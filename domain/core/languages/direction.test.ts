import { expect, test } from 'vitest';
import { directionOf, RIGHT_TO_LEFT } from './direction.ts';
import { PROJECT_LANGUAGES } from './project-languages.ts';

/** The scripts that are written from right to left. */
const SCRIPTS = /^(Adlm|Arab|Armi|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

test.each([...PROJECT_LANGUAGES, ...RIGHT_TO_LEFT])(
  'the direction of %s is that of its script (languages.10)',
  (lang) => {
    const isFromRight = SCRIPTS.test(new Intl.Locale(lang).maximize().script ?? '');
    for (const tag of [lang, `${lang}-IR`, `${lang}_IR`])
      expect(directionOf(tag)).toBe(isFromRight ? 'rtl' : 'ltr');
  },
);
