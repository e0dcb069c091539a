import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { capitals } from './capitals.ts';

test.each([
  ['Open the file', 'открыть файл', 'ru', ['lower о → Открыть файл']],
  ['“Open the file”', '«aprire il file»', 'it', ['lower a → «Aprire il file»']],
  ['open the file', 'Открыть файл', 'ru', ['upper О → открыть файл']],
  ['Open the file', 'indir dosyayı', 'tr', ['lower i → İndir dosyayı']],
  ['<b>Open</b> the file', '<b>ouvrir</b> le fichier', 'fr', ['lower o → <b>Ouvrir</b> le fichier']],
])('%j as %j in %s: %j (checks.17)', (source, target, targetLanguage, expected) => {
  expect(foundBy(capitals, source, target, { targetLanguage })).toEqual(expected);
});

test.each([
  ['Open the file', 'Открыть файл', 'ru'],
  ['Monday morning', 'утро понедельника', 'ru'],
  ['English Language', 'английский язык', 'ru'],
  ['English', 'русский', 'ru'],
  ['I see a cat', 'вижу кота', 'ru'],
  ['open the file', 'Datei öffnen', 'de'],
  ['Phone and cable', 'iPhone и кабель', 'ru'],
  ['your iPhone here', 'IPhone здесь', 'ru'],
  ['use git here', 'Git здесь нужен', 'ru'],
  ['{name} opened it', 'открыл {name}', 'ru'],
  ['5 files', 'Файлов: 5', 'ru'],
  ['Open the file', '打开文件', 'zh'],
  ['Open the file', 'افتح الملف', 'ar'],
  ['Open the file', 'გახსენით ფაილი', 'ka'],
  ['In the evening', '’s avonds laat', 'nl'],
  ['a) first one', 'А) Первый', 'ru'],
  ['…and it ran', '…И убежал', 'ru'],
  ['open', 'Открыть', 'ru'],
])('%j as %j in %s begins as it may', (source, target, targetLanguage) => {
  expect(foundBy(capitals, source, target, { targetLanguage })).toEqual([]);
});

test.each([
  ['Standorte aus der Sammlung abrufen', 'read locations from the collection', 'de'],
  ['gitリポジトリへのセキュアな接続', 'Allows secure connections here', 'ja'],
])('%j as %j from %s begins as it may', (source, target, sourceLanguage) => {
  expect(foundBy(capitals, source, target, { sourceLanguage, targetLanguage: 'en' })).toEqual([]);
});

test('a form of a plural that begins with its number has no beginning (checks.17)', () => {
  expect(foundBy(capitals, 'One file is here', '# файл здесь', { form: 'one' })).toEqual([]);
  expect(foundBy(capitals, '# files are here', 'Файлы здесь', { form: 'other' })).toEqual([]);
});
