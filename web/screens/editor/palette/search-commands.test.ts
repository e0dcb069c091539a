import { expect, test } from 'vitest';
import { type PaletteCommands, searchCommands } from './search-commands.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, run: () => undefined }));
const commands: PaletteCommands = {
  go: [],
  commands: named('Next string', 'Next untranslated string'),
  filters: named('Untranslated'),
  sorts: named('Votes for'),
  sections: named('VII. A Mad Tea-Party'),
};
const found = (query: string) =>
  searchCommands(commands, query).flatMap(({ commands }) => commands.map(({ label }) => label));

test('every word of what is written is in the name, in whatever case and order', () => {
  expect(found('string NEXT')).toEqual(['Next string', 'Next untranslated string']);
  expect(found('untr')).toEqual(['Next untranslated string', 'Untranslated']);
  expect(found('tea')).toEqual(['VII. A Mad Tea-Party']);
  expect(found('nothing')).toEqual([]);
});
