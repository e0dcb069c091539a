import { expect, test } from 'vitest';
import { parseSource } from './import-source.ts';
import { ownTranslations } from './own-translations.ts';

const ownOf = (format: Parameters<typeof parseSource>[0], content: string) =>
  ownTranslations(parseSource(format, content), content, 'ru');

test('each translation of a PO file is for the entry that it stands in (imports.45)', () => {
  const file = [
    'msgid ""\nmsgstr "Language: ru\\n"\n',
    'msgctxt "menu"\nmsgid "Open"\nmsgstr "Открыть"\n',
    'msgid "Open"\nmsgstr "Открыт"\n',
    'msgid "Close"\nmsgstr ""\n',
    'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d файл"\n',
    '#, fuzzy\nmsgid "Save"\nmsgstr "Сохранить"\n',
    'msgid "OK"\nmsgstr "OK"\n',
    `msgid "Long"\nmsgstr "${'х'.repeat(2001)}"\n`,
  ].join('\n');
  expect(ownOf('po', file).map(({ text, ...own }) => ({ ...own, text: text.slice(0, 9) }))).toEqual([
    { at: 0, line: 4, text: 'Открыть', status: 'new', isDraft: false },
    { at: 1, line: 8, text: 'Открыт', status: 'new', isDraft: false },
    { at: 3, line: 14, text: '{n, plura', status: 'new', isDraft: true, formsDoubt: 'missingForms' },
    { at: 4, line: 18, text: 'Сохранить', status: 'new', isDraft: true },
    { at: 5, line: 22, text: 'OK', status: 'new', isDraft: false },
    { at: 6, line: 25, text: 'ххххххххх', status: 'tooLong', isDraft: false },
  ]);
});

test('items of inner-format JSON bring theirs, whether the others have any', () => {
  const list = [
    { key: 'ok', text: 'Fine', translation: 'Хорошо' },
    { key: 'no', text: 'No' },
    { key: 'yes', text: 'Yes', translation: '' },
    { text: 'Copy', max_length: 3, translation: 'Копировать' },
  ];
  const owns = ownOf('special_json', JSON.stringify(list));
  expect(owns.map(({ at, text, status }) => [at, text, status])).toEqual([
    [0, 'Хорошо', 'new'],
    [3, 'Копировать', 'tooLong'],
  ]);
});

test('formats of one language bring none', () => {
  expect(ownOf('text', 'One.')).toEqual([]);
  expect(ownOf('json', '{"a": "b"}')).toEqual([]);
});

test('a PO file says its languages in its header (imports.49)', () => {
  const file =
    'msgid ""\nmsgstr ""\n"Language: pt_BR\\n"\n"X-Source-Language: C\\n"\n\nmsgid "a"\nmsgstr "b"\n';
  expect(parseSource('po', file).languages).toEqual({ source: null, target: 'pt-BR' });
  expect(parseSource('po', 'msgid "a"\nmsgstr ""\n').languages).toEqual({ source: null, target: null });
});
