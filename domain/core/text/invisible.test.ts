import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { INVISIBLE, partsByInvisible } from './invisible.ts';

const CHARACTERS = Object.values(INVISIBLE).map(({ character }) => character);

test('each invisible character of a text stands apart under its name, and nothing is lost (editor.40)', () => {
  assert(
    property(array(constantFrom(...CHARACTERS, 'a', 'и', ' ', '👩', '\n')), (pieces) => {
      const text = pieces.join('');
      const parts = partsByInvisible(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { text, invisible } of parts) {
        if (invisible) expect(text).toBe(INVISIBLE[invisible].character);
        else
          for (const character of CHARACTERS)
            expect(text.replaceAll('👩\u200d', '')).not.toContain(character);
      }
    }),
  );
});

test.each(['👩‍👩‍👧', '👩🏽‍🚀', '🏳️‍🌈'])('the joiners within %s are a part of it', (emoji) => {
  expect(partsByInvisible(emoji)).toEqual([{ text: emoji }]);
});
