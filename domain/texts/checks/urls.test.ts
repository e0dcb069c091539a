import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { urls } from './urls.ts';

test.each([
  [
    'See https://dragoman.io/help.',
    'См. https://dragoman.ru/help.',
    ['changed https://dragoman.ru/help → См. https://dragoman.io/help.'],
  ],
  ['See https://a.org/one', 'Voir https://a.org/un', ['changed https://a.org/un → Voir https://a.org/one']],
  ['Write to help@a.org', 'Пишите: помощь@a.org', ['changed помощь@a.org → Пишите: help@a.org']],
  ['See (https://a.org/b) now', 'Смотрите', ['lacks']],
  ['See www.a.org', 'См. ввв.а.орг', ['lacks']],
  ['https://a.org/%d0%b0', 'https://a.org/б', ['changed https://a.org/б → https://a.org/%d0%b0']],
])('addresses of %j as %j: %j (checks.13)', (source, target, expected) => {
  expect(foundBy(urls, source, target)).toEqual(expected);
});

test.each([
  ['See https://a.org/en/help', 'См. https://a.org/ru/help'],
  ['See https://a.org/en-US/help', 'Voir http://www.a.org/fr/help/'],
  ['See https://a.org/help', 'См. https://a.org/ru/help'],
  ['https://a.org/?hl=en', 'https://a.org/?hl=ru'],
  ['https://en.wikipedia.org/wiki/Rabbit', 'https://ru.wikipedia.org/wiki/Кролик'],
  ['See https://a.org/b, please.', '请参阅https://a.org/b。'],
  ['See https://a.org/b', 'https://a.org/bを参照'],
  ['(https://a.org/b)', '（https://a.org/b）'],
  ['https://a.org/%D0%B0', 'https://a.org/а'],
  ['you@example.com', 'vous@exemple.com'],
  ['https://your-site.com/feed', 'https://ваш-сайт.рф/feed'],
  ['Ask @john', 'Спросите @john'],
  ['See https://a.org and https://a.org', 'Siehe https://a.org'],
  ['Rabbit', 'Кролик (https://ru.wikipedia.org/wiki/Кролик)'],
  ['and/or, v1.0/v2.0', 'и/или, v1.0/v2'],
  ['See https://a.org', 'انظر https://a.org'],
  ['<a href="https://a.org/en/b">it</a>', '<a href="https://a.org/de/b">es</a>'],
])('addresses of %j as %j are the same', (source, target) => {
  expect(foundBy(urls, source, target)).toEqual([]);
});
