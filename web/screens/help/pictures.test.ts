import { expect, test } from 'vitest';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { TEXTS, textsOf } from '../../../test/texts-of.ts';
import shown from './pictures/words.json' with { type: 'json' };

const pictures: Record<InterfaceLanguage, Record<string, string>> = shown;

// Other changes of what a picture shows are found by `npm run screenshots -- --help-pages --check`.
test.each(INTERFACE_LANGUAGES)(
  'the pictures of the guide and of Home in %s show words that the interface still has; others are old, and taken again by npm run screenshots -- --help-pages',
  (language) => {
    const known = new Set(textsOf(TEXTS[language]).values());
    expect(Object.keys(pictures[language]).length).toBeGreaterThan(5);
    for (const [picture, lines] of Object.entries(pictures[language])) {
      const words = lines.split('\n');
      expect(words.length, picture).toBeGreaterThan(1);
      expect([picture, words.filter((word) => !known.has(word))]).toEqual([picture, []]);
    }
  },
);
