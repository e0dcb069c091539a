import { expect, test } from 'vitest';
import { PROJECT_LANGUAGES } from '../languages/project-languages.ts';
import { charactersOf, halvesOf } from './characters.ts';
import { hasControls, isStorable } from './text.ts';

test.each(PROJECT_LANGUAGES)(
  'the palette of %s has pairs of quotation marks and each character once (editor.41)',
  (lang) => {
    const { quotes, letters, signs, invisible } = charactersOf(lang);
    for (const pair of quotes) {
      const [before, after] = halvesOf(pair);
      expect(before).toMatch(/^[\p{Pi}\p{Pf}\p{Ps}]\u202f?$/u);
      expect(after).toMatch(/^\u202f?[\p{Pi}\p{Pf}\p{Pe}]$/u);
    }
    const all = [...quotes, ...letters, ...signs, ...invisible];
    expect(new Set(all).size).toBe(all.length);
    for (const character of [...letters, ...signs]) {
      expect(character).toMatch(/^[^\0-\x7f]$/u);
      expect(isStorable(character) && !hasControls(character)).toBe(true);
    }
  },
);
