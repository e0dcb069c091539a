import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { repeatedWord } from './repeated-word.ts';

test.each([
  ['I see the cat', 'Я вижу вижу кота', 'ru', ['repeated вижу вижу → Я вижу кота']],
  ['The cat', 'The the cat', 'en', ['repeated The the → The cat']],
  ['Open the file', 'Apri il il file', 'it', ['repeated il il → Apri il file']],
  ['Open the file', 'Öffne <b>diese</b> diese Datei', 'de', ['repeated diese</b> diese']],
  ['Open it', 'افتح الملف الملف', 'ar', ['repeated الملف الملف → افتح الملف']],
])('%j as %j in %s: %j (checks.16)', (source, target, targetLanguage, expected) => {
  expect(foundBy(repeatedWord, source, target, { targetLanguage })).toEqual(expected);
});

test.each([
  ['You get up', 'Vous vous levez', 'fr'],
  ['It is the one that', 'Die, die die Katze sahen', 'de'],
  ['No, no!', 'Нет, нет!', 'ru'],
  ['no no', 'ну ну', 'ru'],
  ['bye bye bye', 'пока пока пока', 'ru'],
  ['Slowly', 'Pelan pelan', 'id'],
  ['Slowly', 'yavaş yavaş', 'tr'],
  ['Try it', '看看看看', 'zh'],
  ['Various', 'いろいろ いろいろ', 'ja'],
  ['Little by little', 'धीरे धीरे', 'hi'],
  ['By Duran Duran', 'От Duran Duran', 'ru'],
  ['Bora Bora', 'Бора Бора', 'ru'],
  ['See it', '[b]Voir[/b] `si si` %s', 'fr'],
  ['Files: {a} {a}', 'Файлы: {a} {a}', 'ru'],
  ['1 1', '1 1', 'it'],
  ['Who\nwho', 'Кто\nкто', 'ru'],
  ['At the end. End', 'В конце. Конце', 'ru'],
  ['https://a.org/the the', 'https://a.org/the', 'it'],
  ['with me', 'se se mnou', 'cs'],
  ['half and half', 'a a-b b', 'en'],
])('%j as %j in %s repeats nothing by mistake', (source, target, targetLanguage) => {
  expect(foundBy(repeatedWord, source, target, { targetLanguage })).toEqual([]);
});
