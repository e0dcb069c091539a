import { expect, test } from 'vitest';
import { type Commands, soughtCommands } from './sought-commands.ts';

const named = (...labels: string[]) => labels.map((label) => ({ label, deed: () => undefined }));
const commands: Commands = {
  go: [],
  acts: named('Next string', 'Next untranslated string'),
  filters: named('Untranslated'),
  sorts: named('Votes for'),
  sections: named('VII. A Mad Tea-Party'),
};
const found = (query: string) =>
  soughtCommands(commands, query).flatMap(({ commands }) => commands.map(({ label }) => label));

test('every word of what is written is in the name, in whatever case and order', () => {
  expect(found('string NEXT')).toEqual(['Next string', 'Next untranslated string']);
  expect(found('untr')).toEqual(['Next untranslated string', 'Untranslated']);
  expect(found('tea')).toEqual(['VII. A Mad Tea-Party']);
  expect(found('nothing')).toEqual([]);
});
