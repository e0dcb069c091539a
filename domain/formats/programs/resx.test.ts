import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { formatOf } from '../detect.ts';

const RESX = programFile('resx-visualstudio.resx');
const { read } = filesOf('resx');
const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;

test('each text of a .resx file is a string, its comment the context; other resources are none (programs.25)', () => {
  expect(read(RESX).strings.map(({ key, text, context }) => [key, text, context])).toEqual([
    ['Title', 'Tea Party', 'Name of the window'],
    ['Greeting', 'Hello {0},\nyou\'re <late> & "tired"', ''],
    ['Html', '<b>Bold</b>', ''],
  ]);
});

test('an entry of a .resx file that is left out leaves nothing, and a new one is written as others are', () => {
  const { strings, section } = read(RESX);
  const rows = strings.map((one) => ({ ...one, translation: one.key === 'Html' ? '<b>Ж</b>' : null }));
  const printed = translatedFile(section, rows, { ...options, untranslated: 'skip' });
  expect(read(printed)).toMatchObject({ ok: true, strings: [{ key: 'Html', text: '<b>Ж</b>' }] });
  const added = { key: 'New', text: 'a < b', context: 'said', max_length: null, frame: null };
  expect(read(sourceFile(section, [...strings, added])).strings.at(-1)).toMatchObject({
    key: 'New',
    text: 'a < b',
    context: 'said',
  });
});

test('a .resx file is known by its content', () => {
  expect(formatOf(RESX, 'a.xml')).toBe('resx');
});
