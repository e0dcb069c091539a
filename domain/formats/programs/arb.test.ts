import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { formatOf } from '../detect.ts';

const FLUTTER = programFile('arb-flutter.arb');
const INTL = programFile('arb-intl.arb');
const { read, translated } = filesOf('arb', 'pt-BR');

test('each message is a string; what @key says of it is its context (programs.20)', () => {
  const { strings, languages } = read(FLUTTER);
  expect(languages).toEqual({ source: 'en', target: null });
  expect(strings.map(({ key, text, context }) => [key, text, context])).toEqual([
    ['title', 'Tea Party', 'Name of the app'],
    [
      'cups',
      '{count, plural, =0{No cups} =1{{count} cup} other{{count} cups}}',
      'Number of cups · {count} int “42”',
    ],
    ['hello', "Hello {name}, it's {when}", '{name} String “Alice” · {when} DateTime'],
  ]);
  expect(read(INTL).strings[1]?.context).toBe('Below the picture · {gender}');
});

test('an export says its language where the file does, or at its beginning (programs.21)', () => {
  expect(translated(FLUTTER, { title: 'Chá' })).toBe(
    FLUTTER.replace('"@@locale": "en"', '"@@locale": "pt_BR"').replace('"Tea Party"', '"Chá"'),
  );
  expect(translated(INTL, {})).toBe(INTL.replace('en_GB', 'pt_BR'));
  expect(translated('{\n  "a": "A"\n}\n', {})).toBe('{\n  "@@locale": "pt_BR",\n  "a": "A"\n}\n');
});

test('messages that are left out leave nothing of theirs', () => {
  const printed = translated(FLUTTER, { hello: 'Olá' }, { untranslated: 'skip' });
  expect(Object.keys(JSON.parse(printed))).toEqual([
    '@@locale',
    '@@last_modified',
    'hello',
    '@hello',
    'nothing',
  ]);
  expect(printed).not.toMatch(/\n\s*\n/);
});

test('a file is known by its content', () => {
  expect(formatOf(FLUTTER, 'app.json')).toBe('arb');
  expect(formatOf('{"a": "b"}', 'app.arb')).toBe('arb');
});
