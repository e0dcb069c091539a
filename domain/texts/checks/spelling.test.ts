import { expect, test } from 'vitest';
import { formsOfWords } from './known-words.ts';
import { findingsOf } from './run-checks.ts';
import { hasBeginning, likeliestFirst, spelling, withSuggestions } from './spelling.ts';

/** The words of a text that are misspelt if a dictionary has these. */
function misspelt(target: string, words: string, { source = '', language = 'ru', format = 'json' } = {}) {
  const listed = new Set(words.toLowerCase().split(' '));
  const context = {
    sourceLanguage: 'en',
    targetLanguage: language,
    format: format as 'json',
    isWord: (word: string) => listed.has(word.toLowerCase()),
  };
  return findingsOf(source, target, context, [spelling]).map(({ values, target: places, form }) =>
    [
      ...(form ? [form] : []),
      values?.word,
      ...(places ?? []).map(({ start, end }) => target.slice(start, end)),
    ].join(' '),
  );
}

test.each([
  ['Превет, кит! И превет.', 'кит', ['Превет Превет', 'превет превет']],
  ['Белый кто-небудь', 'белый кто', ['небудь небудь']],
  ['Он сказал: «Карабль»', 'он сказал', ['Карабль Карабль']],
  ['ka\u0301к кораб\u00ADль', 'корабль', []],
  ['за\u0301мок кора\u0301бель', 'замок', ['корабель кора\u0301бель']],
  ['<b>Китт</b> {name}', '', ['Китт Китт']],
])('in %j misspelt words are found (spelling.1)', (target, words, expected) => {
  expect(misspelt(target, words)).toEqual(expected);
});

test.each([
  ['the acronym', 'НАСА и ЮНЕСКО'],
  ['the camel case', 'ЯндексКарта'],
  ['digits', '2-го, 1990е, 3д'],
  ['another script', 'Google, whale'],
  ['a short word', 'эм ыы'],
  ['a word with code', '{count}-кратно %sами'],
  ['a word with tags inside', '<b>Ки</b>тт'],
  ['an address', 'https://кит.рф/слоово кит@слоово.рф'],
  ['a name of a file', 'слоово.ткст и папка/слоово'],
  ['an abbreviation', 'см. стрр. напр. далее'],
])('%s is not read (spelling.2)', (_what, target) => {
  expect(misspelt(target, 'папка далее')).toEqual([]);
});

test('names, and what the source says itself, count as known (spelling.3)', () => {
  expect(misspelt('Там был Квикег. Квикег молчал.', 'там был молчал')).toEqual([]);
  expect(misspelt('Квикег молчал.', 'молчал')).toEqual(['Квикег Квикег']);
  const ship = { source: 'Starbuck saw commits.' };
  expect(misspelt('Старбек видел. Коммитами видел.', 'видел', ship)).toEqual([]);
  expect(misspelt('Собрание видело.', 'видел', ship)).toEqual(['Собрание Собрание', 'видело видело']);
  const italian = { source: 'Ishmael met Starbuck’s qwertz.', language: 'it' };
  expect(misspelt('Starbucks e qwertz', 'e', italian)).toEqual([]);
  // German writes all nouns with capitals.
  expect(misspelt('Ich sah den Hunt', 'ich sah den', { language: 'de' })).toEqual(['Hunt Hunt']);
});

test('a beginning that any word may have makes a word of one (spelling.4)', () => {
  expect(misspelt('медиафайл, несохраненный', 'файл сохраненный')).toEqual([]);
  // “не” is written apart from verbs.
  expect(misspelt('незнаю', 'знаю')).toEqual(['незнаю незнаю']);
  expect(misspelt('preloaded rewrod', 'loaded', { language: 'en' })).toEqual(['rewrod rewrod']);
});

test('what an apostrophe cuts off needn’t be a word', () => {
  expect(misspelt('l’isola dell’anno', "isola dell' anno", { language: 'it' })).toEqual([]);
  expect(misspelt('l’isolla', 'isola', { language: 'it' })).toEqual(["l'isolla l’isolla"]);
});

test('each form of a plural is read alone (checks.4)', () => {
  const plural = '{n, plural, one {# китт} few {# кита} other {# китов}}';
  expect(misspelt(plural, 'кита китов', { source: '{n, plural, one {# whale} other {# whales}}' })).toEqual([
    'one китт китт',
  ]);
});

test('at most twenty words are found, in any text of a megabyte', () => {
  const text = Array.from(
    { length: 80_000 },
    (_, nth) => `слооо${'абвгдежзик'[nth % 10]}${'лмнопр'[nth % 6]}`,
  );
  expect(misspelt(text.join(' '), '')).toHaveLength(20);
  expect(misspelt('слооово '.repeat(130_000), '')).toHaveLength(1);
});

test('the first suggestion is the fix, the others stand behind it (spelling.5)', () => {
  const finding = { code: 'unknown', target: [{ start: 2, end: 5 }] };
  expect(withSuggestions(finding, ['а', 'б'])).toEqual({
    ...finding,
    fix: { start: 2, end: 5, text: 'а' },
    alternatives: ['б'],
  });
  expect(withSuggestions(finding, ['а'])).not.toHaveProperty('alternatives');
  expect(withSuggestions(finding, [])).toEqual(finding);
});

test('what sounds like the word comes first (spelling.5)', () => {
  expect(likeliestFirst('превет', ['преет', 'ревет', 'привет'])).toEqual(['привет', 'преет', 'ревет']);
});

test.each([
  ['Превет', 'Поревет Превеет Привет Правит', 'Привет Поревет Превеет Правит'],
  ['руский', 'рискуй рысканий русский', 'русский рискуй рысканий'],
  ['првиет', 'провит привет', 'привет провит'],
  ['recieve', 'relieve receive recede', 'receive relieve recede'],
])(
  'of those that sound alike, and of the others, the nearest comes first: %j (spelling.5)',
  (word, given, expected) => {
    expect(likeliestFirst(word, given.split(' ')).join(' ')).toBe(expected);
  },
);

test('forms of words that a project has agreed on are known, in either language (spelling.3)', () => {
  const isForm = formsOfWords(['Queequeg', 'Квикег', 'Белый Кит'], ['en', 'ru']);
  expect(['Квикегом', 'квикег', 'белого', 'кита', 'Queequeg’s'].filter(isForm)).toHaveLength(5);
  expect(['Квик', 'бе', 'китобойный', 'собака'].filter(isForm)).toEqual([]);
  expect(hasBeginning('abc', new Set(['ab']), 3)).toBe(false);
});
