import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { untranslated } from './untranslated.ts';

test.each([
  ['The rabbit ran away', 'The rabbit ran away', 'ru', ['same The rabbit ran away']],
  ['Open the file {name}', 'Open the <b>file</b> {name}!', 'it', ['same Open the <b>file</b> {name}!']],
  [
    'The rabbit ran away from it',
    'The small rabbit ran from here',
    'ru',
    ['script The small rabbit ran from here'],
  ],
  [
    'The rabbit ran away from it',
    'The rabbit ran off and away',
    'zh',
    ['script The rabbit ran off and away'],
  ],
])('%j as %j in %s: %j (checks.15)', (source, target, targetLanguage, expected) => {
  expect(foundBy(untranslated, source, target, { targetLanguage })).toEqual(expected);
});

test.each([
  ['The rabbit ran away', 'Кролик убежал', 'ru'],
  ['iPhone 15 Pro Max, Samsung Galaxy S24 Ultra', 'iPhone 15 Pro Max, Samsung Galaxy S24 Ultra', 'ru'],
  ['Ludwig van Beethoven and the London Orchestra', 'Ludwig van Beethoven and the London Orchestra', 'de'],
  ['The Lord of the Rings', 'The Lord of the Rings', 'fr'],
  ['E-mail, login', 'E-mail, login', 'it'],
  ['Copyright © 2007 by some small company', 'Copyright © 2007 by some small company', 'ru'],
  ['{name}: {count} %s https://example.org', '{name}: {count} %s https://example.org', 'ru'],
  ['Organize the colours here', 'Organize the colours here', 'en-GB'],
  ['noopener, nofollow, noreferrer', 'noopener, nofollow, noreferrer', 'de'],
  ['1, 2, 3', '1, 2, 3', 'ar'],
  ['Ha ha ha!', 'Ha ha ha!', 'de'],
  ['HTTP, FTP and SSH', 'HTTP, FTP и SSH', 'ru'],
  ['Use WordPress and JavaScript here', 'WordPressとJavaScriptを使う', 'ja'],
  ['Run it', 'Введите sudo apt-get install dragoman server please', 'ru'],
  ['Run it', 'Выполните apt-get install dragoman-server', 'ru'],
  ['The rabbit ran away', 'Le lapin s’est enfui', 'fr'],
  ['The rabbit ran away', '兔子跑掉了', 'zh'],
  ['The rabbit ran away', 'هرب الأرنب', 'ar'],
])('%j as %j in %s is translated, or needs no translation', (source, target, targetLanguage) => {
  expect(foundBy(untranslated, source, target, { targetLanguage })).toEqual([]);
});

test('what the source says in another language may stay', () => {
  const quoted = 'Eh bien, mon prince, ne sont plus que des apanages';
  const context = { sourceLanguage: 'ru', targetLanguage: 'el' };
  expect(foundBy(untranslated, quoted, quoted, context)).toEqual([]);
});
