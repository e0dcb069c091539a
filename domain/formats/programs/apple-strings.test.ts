import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { formatOf } from '../detect.ts';

const GENSTRINGS = programFile('apple_strings-genstrings.strings');
const HAND = programFile('apple_strings-hand.strings');
const { read, keyed } = filesOf('apple_strings');

test('each pair is a string; comments right before it are its context', () => {
  expect(keyed(GENSTRINGS)).toEqual({
    Cancel: 'Cancel',
    'Pour tea': 'Pour "tea"\n',
    greeting: 'Hello, %1$@ – you’re late',
  });
  expect(keyed(HAND)).toEqual({
    title: 'Tea Party',
    two: '2',
    three: '3',
    'a"b': 'C:\\tea',
    unquoted: 'Word',
  });
  const contexts = (content: string) => read(content).strings.map(({ context }) => context);
  expect(contexts(GENSTRINGS)).toEqual(['', 'Button below the list of cups', '%1$@ is a name']);
  expect(contexts(HAND)).toEqual(['Main window', '', '', '', '']);
});

test('a translation is quoted in its place', () => {
  const { strings, section } = read(GENSTRINGS);
  const rows = strings.map((one) => ({ ...one, translation: one.key === 'Cancel' ? '"Нет"\\\n' : null }));
  const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
  expect(translatedFile(section, rows, options)).toBe(
    GENSTRINGS.replace('= "Cancel"', '= "\\"Нет\\"\\\\\\n"'),
  );
});

test('a changed key is written in its place, and a string without a file gets an entry', () => {
  const { strings, section } = read('/* a */\nkey = "A";\n');
  const rows = strings.map((one) => ({ ...one, key: 'a "key"' }));
  const added = { key: 'new', text: 'New', context: 'said */', max_length: null, frame: null };
  expect(sourceFile(section, [...rows, added])).toBe(
    '/* a */\n"a \\"key\\"" = "A";\n\n/* said * / */\n"new" = "New";\n',
  );
});

test('what is no entry is refused with its line', () => {
  for (const broken of ['"a" = "b";\n"c" "d";', '"a" = "b";\n"c" = "d"', '"a" = "b";\n}', '"a" = "b";\n"c'])
    expect(read(broken)).toMatchObject({ ok: false, problems: [{ kind: 'brokenEntry', line: 2 }] });
});

test('a file is known by its content', () => {
  expect(formatOf(GENSTRINGS, 'any.txt')).toBe('apple_strings');
  expect(formatOf('CHAPTER I. "Open" = "Close"; said he.', 'book.txt')).toBe('text');
});
