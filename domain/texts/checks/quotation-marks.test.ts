import { expect, test } from 'vitest';
import { quotationMarks } from './quotation-marks.ts';
import { findingsOf } from './run-checks.ts';

const found = (languages: string, source: string, translation: string) => {
  const [sourceLanguage = '', targetLanguage = ''] = languages.split(' ');
  return findingsOf(source, translation, { format: 'po', sourceLanguage, targetLanguage }, [quotationMarks]);
};

test.each([
  ['en ru', 'Say “yes”', 'Скажите “да”', 'foreign “ ”', 'Скажите «да»'],
  ['en de', 'Say “yes”', 'Sagen Sie “ja”', 'foreign “ ”', 'Sagen Sie „ja“'],
  ['ru en', 'Скажите «да»', 'Say «yes»', 'foreign « »', 'Say “yes”'],
  ['en fr', '“a” or “b”', '„a“ ou „b“', 'foreign „ “', '«\u00a0a\u00a0» ou «\u00a0b\u00a0»'],
  ['en ru-KZ', 'Say “yes”', 'Скажите “да”', 'foreign “ ”', 'Скажите «да»'],
  ['en fr-CH', 'Say “yes”', 'Dites „oui“', 'foreign „ “', 'Dites «\u202foui\u202f»'],
  ['en zh', 'Say “yes”', '请说«是»', 'foreign « »', '请说“是”'],
  ['en pl', 'Say “yes”', 'Powiedz “tak”', 'foreign “ ”', 'Powiedz „tak”'],
  ['en ru', 'Say “yes”', 'Скажите «да', 'unpaired «', undefined],
  ['en ru', 'Say "yes"', 'Скажите да»', 'unpaired »', undefined],
  ['en it', 'Say "yes"', 'Di "sì', 'unpaired "', undefined],
  ['en ja', '“Yes” and “no”', '「はいと「いいえ」」」', 'unpaired 」', undefined],
  ['en de', 'Say “yes” or “no”', 'Sagen Sie „ja oder „nein“', 'unpaired „', undefined],
  ['en sv', 'Say “yes”', 'Säg ”ja', 'unpaired ”', undefined],
  [
    'en fr',
    '“%(value)s” must be an integer.',
    'La valeur « %(value)s doit être un entier.',
    'unpaired «',
    undefined,
  ],
  ['en fr', 'Say "yes" or "no"', 'Dites « oui ou « non »', 'unpaired «', undefined],
  ['en fr', 'Tagged with "{tag}"', 'Tagués avec « {tag} "', 'unpaired « "', undefined],
  ['en hy', 'Say “yes”', 'Ասեք «այո', 'unpaired «', undefined],
])('%s: %j as %j: %s (checks.23)', (languages, source, translation, expected, mended) => {
  const [finding, ...others] = found(languages, source, translation);
  expect(others).toEqual([]);
  expect(`${finding?.code} ${finding?.values?.signs}`).toBe(expected);
  const fix = finding?.fix;
  expect(fix && translation.slice(0, fix.start) + fix.text + translation.slice(fix.end)).toBe(mended);
});

test.each([
  ['en ru', 'Say “yes”', 'Скажите «да»'],
  ['en ru', 'Say “yes”', 'Скажите "да"'],
  ['en ru', '“He said ‘yes’”', '«Он сказал „да“»'],
  ['en ru', '“He said ‘yes’”', '«Он сказал “да”»'],
  ['en ru', 'The novel “War and Peace”', '«Роман «Война и мир»'],
  ['en it', 'Say “yes”', 'Di «sì»'],
  ['en it', 'Say “yes”', 'Di “sì”'],
  ['en it', 'It’s the user’s', 'È dell’utente, l’altro'],
  ['en fr', 'Say “yes”', 'Dites «\u00a0oui\u00a0»'],
  ['en fr', 'Say “yes”', 'Dites “oui”'],
  ['en de', 'Say “yes”', 'Sagen Sie „ja“'],
  ['en de', 'Say “yes”', 'Sagen Sie »ja«'],
  ['en de', 'Say “yes”', 'Sagen Sie «ja»'],
  ['en de', '“a” or “b”', '„a“ oder „b“'],
  ['en de', 'Say “yes”', 'Sagen Sie „ja"'],
  ['en es', 'Say “yes”', 'Diga «sí»'],
  ['en zh', 'Say “yes”', '请说“是”'],
  ['en zh', 'Say “yes”', '請說「是」'],
  ['en ja', 'Say “yes”', '「はい」と言ってください'],
  ['en ja', '“He said ‘yes’”', '「彼は『はい』と言った」'],
  ['en ar', 'Say “yes”', 'قل "نعم"'],
  ['en ar', 'Say “yes”', 'قل «نعم»'],
  ['en ar', 'Say “yes”', 'قل ”نعم“'],
  ['en th', 'Say “yes”', 'พูดว่า “ใช่”'],
  ['en el', 'Say “yes”', 'Πείτε «ναι»'],
  ['en hy', 'Say “yes”', 'Ասեք «այո»'],
  ['en hi', 'Say “yes”', '“हाँ” कहें'],
  ['en sv', 'Say “yes”', 'Säg ”ja”'],
  ['en fi', 'Say “yes”', 'Sano ”kyllä”'],
  ['en pl', 'Say “yes”', 'Powiedz „tak”'],
  ['en hu', 'Say “yes”', 'Mondja: „igen”'],
  ['en cs', 'Say “yes”', 'Řekněte „ano“'],
  ['en uk', 'Say “yes”', 'Скажіть “так”'],
  ['en he', 'the UN', 'או"ם'],
  ['en he', 'Say “yes”', 'אמור "כן"'],
  ['en ru', 'a 5" screen', 'экран 5"'],
  ['en ru', 'the "5" key', 'клавиша "5"'],
  ['en ru', '“Once upon a time,', '«Однажды,'],
  ['en ru', '« Back', '« Назад'],
  ['en ru', 'Back', '« Назад'],
  ['en en', 'Next', 'Next »'],
  ['en ru', 'I’m talking!’', 'Я говорю!»'],
  ['en ru', '‘Once upon a time,', '«Однажды,'],
  ['en ru', 'Say yes', 'Скажите да'],
  ['en ru', '<a title="x">a</a>', '<a title="x">а</a>'],
  ['en uz', 'Say “yes”', 'o‘zbek “ha” deng'],
])('%s: %j as %j is not found (checks.23)', (languages, source, translation) => {
  expect(found(languages, source, translation)).toEqual([]);
});

test('a text of a megabyte is read in linear time (checks.23)', () => {
  for (const part of ['«', '»', '“', '"', '“a”', '«a» ', '5"'])
    expect(found('en de', 'a', part.repeat(1_000_000 / part.length)).length).toBeLessThan(2);
});
