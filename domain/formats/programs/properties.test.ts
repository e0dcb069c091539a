import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { sourceFile } from '../../files/exports/export.ts';
import { formatOf } from '../detect.ts';

const { read, keyed, translated } = filesOf('properties');

test('each pair is a string, read as Java reads it', () => {
  expect(keyed(programFile('properties-java.properties'))).toEqual({
    title: 'Alice’s Tea Party',
    'menu.open': '&Open…',
    'menu.save': 'Save',
    path: 'C:\\tea\\cups',
    'two.lines': 'First line\nsecond line',
    'spaced key': '  three spaces ',
    'a:b': 'with a colon',
    message: "{0} cups, it''s {1,date}",
    last: 'no line break at the end',
  });
  expect(keyed(programFile('properties-utf8.properties'))).toEqual({
    greeting: 'Grüße, {0}!',
    farewell: 'Au revoir',
    path: 'a=b',
  });
});

test('comments right above a key are its context', () => {
  const contexts = read(programFile('properties-java.properties')).strings.map(({ context }) => context);
  expect(contexts.slice(0, 2)).toEqual(['Title of the window · (keep it short)', '']);
});

test('a translation is escaped in a file of ASCII alone, and written as it is in others', () => {
  expect(translated(programFile('properties-java.properties'), { 'menu.save': ' Сохр\\=\n' })).toContain(
    'menu.save\t\t\\ \\u0421\\u043E\\u0445\\u0440\\\\=\\n\n',
  );
  expect(translated(programFile('properties-utf8.properties'), { farewell: 'Пока' })).toBe(
    programFile('properties-utf8.properties').replace('Au revoir', 'Пока'),
  );
});

test('a changed key is written in its place, and a string without a file gets a line', () => {
  const { strings, section } = read('# a\nkey = A\nb=B\n');
  const rows = strings.map((one) => ({ ...one, key: one.key === 'key' ? 'a key:' : one.key }));
  const added = { key: '#new', text: 'New', context: 'said', max_length: null, frame: null };
  expect(sourceFile(section, [...rows, added])).toBe('# a\na\\ key\\: = A\nb=B\n# said\n\\#new=New\n');
});

test('the name of a file tells that it is one', () => {
  expect(formatOf('a=b', 'messages_en.properties')).toBe('properties');
  expect(formatOf('a=b', 'a.txt')).toBe('text');
});

test('a key goes on in the next line, also if that begins as a comment', () => {
  const content = 'gr\\\n# of another\nfarewell=Bye\n';
  expect(keyed(content)).toEqual({ 'gr#': 'of another', farewell: 'Bye' });
  expect(translated(content, { farewell: 'Ciao' })).toBe('gr\\\n# of another\nfarewell=Ciao\n');
});
