import { expect, test } from 'vitest';
import type { CheckContext } from './check.ts';
import { numbers } from './numbers.ts';
import { findingsOf } from './run-checks.ts';

const found = (
  languages: string,
  source: string,
  translation: string,
  context: Partial<CheckContext> = {},
) => {
  const [sourceLanguage = '', targetLanguage = ''] = languages.split(' ');
  const whole = { format: 'po', sourceLanguage, targetLanguage, ...context } as const;
  return findingsOf(source, translation, whole, [numbers]);
};

test.each([
  ['en ru', '5 files', '6 файлов', 'lacks 5, adds 6'],
  ['en ru', 'Wait 30 seconds', 'Подождите', 'lacks 30'],
  ['en it', 'In 1998 he left', 'Nel 1989 partì', 'lacks 1998, adds 1989'],
  ['en de', '1,000 files', '1.001 Dateien', 'lacks 1,000, adds 1.001'],
  ['en de', '1,000 files', '1,5 Dateien', 'lacks 1,000, adds 1,5'],
  ['en fr', 'Version 2.5', 'Version 2.6', 'lacks 2.5, adds 2.6'],
  ['en ru', 'From 10:30', 'С 10:45', 'lacks 10:30, adds 10:45'],
  ['en ru', 'At 5 pm', 'В 18:00', 'lacks 5, adds 18:00'],
  ['en ru', 'Three of 40', 'Три из 50', 'lacks 40, adds 50'],
  ['en ru', 'three files', '4 файла', 'adds 4'],
  ['en ru', 'Call 555-1234', 'Звоните 555-12-35', 'lacks 1234, adds 555-12-35'],
  ['en ru', 'Pages 10-12', 'Страницы 1012', 'lacks 10 12, adds 1012'],
  ['en ru', '100.50 dollars', '1005.0 долларов', 'lacks 100.50, adds 1005.0'],
  ['en es-MX', 'Wait 3 days', 'Espere cinco días', 'lacks 3'],
  ['en ru', 'Chapter XIV', 'Глава 16', 'lacks XIV, adds 16'],
  ['en ru', '5 miles', '8 миль', 'lacks 5, adds 8'],
  ['en zh', '24 people', '二十五人', 'lacks 24'],
  ['en ja', 'Wait 30 seconds', '20秒お待ちください', 'lacks 30, adds 20'],
  ['en ar', 'The year 1998', 'عام ١٩٨٩', 'lacks 1998, adds ١٩٨٩'],
  ['en ar', 'Big (8 byte) integer', 'عدد صحيح كبير (1 بايت)', 'lacks 8, adds 1'],
  ['en ru', 'Step 1', 'Шаг 2', 'lacks 1, adds 2'],
  ['en ru', '1.2.3', '1.2.4', 'lacks 1.2.3, adds 1.2.4'],
  ['en el', '250 files', '260 αρχεία', 'lacks 250, adds 260'],
  ['en ru', 'May 12, 2024', '12 мая 2025', 'lacks 2024, adds 2025'],
])('%s: %j as %j: %s (checks.20)', (languages, source, translation, expected) => {
  const findings = found(languages, source, translation);
  expect(findings.map(({ code, values }) => `${code} ${values?.signs}`).join(', ')).toBe(expected);
});

test.each([
  ['en ru', '1,000 files', '1 000 файлов'],
  ['en ru', '1,000 files', '1\u00a0000 файлов'],
  ['en ru', '1,000 files', '1\u202f000 файлов'],
  ['en ru', '1000 files', '1\u2009000 файлов'],
  ['en de', '1,234,567.89 euros', '1.234.567,89 Euro'],
  ['en fr', '1,234,567.89 euros', '1 234 567,89 euros'],
  ['en de', '1,234,567 files', "1'234'567 Dateien"],
  ['en hi', '1,234,567 files', '12,34,567 फ़ाइलें'],
  ['en ar', '1,234.5 and 30', '١٬٢٣٤٫٥ و٣٠'],
  ['en hi', '250 files', '२५० फ़ाइलें'],
  ['en th', '250 files', '๒๕๐ ไฟล์'],
  ['en zh', '250 files', '２５０个文件'],
  ['en ru', 'Version 2.5', 'Версия 2,5'],
  ['en it', '0.50 €', '0,5 €'],
  ['en ru', '3 files', 'три файла'],
  ['en ru', 'Three files', '3 файла'],
  ['en ru', 'both sides', '2 стороны'],
  ['en ru', 'two hours', '2 часа'],
  ['en it', '12 months', 'dodici mesi'],
  ['en de', 'twelve months', '12 Monate'],
  ['en fr', 'the second page', 'page 2'],
  ['en es', 'seven days', '7 días'],
  ['en zh', 'three files', '3个文件'],
  ['en zh', '24 people', '二十四人'],
  ['en zh', '50,000 people', '5万人'],
  ['en ja', '120 million yen', '1億2000万円'],
  ['en ru', '5 million people', '5 000 000 человек'],
  ['en es', '5 billion people', '5 mil millones de personas'],
  ['en ru', '5,000 people', '5 тыс. человек'],
  ['en ru', 'twenty-five years', '25 лет'],
  ['en ru', '25 years', 'двадцать пять лет'],
  ['en de', '25 years', 'fünfundzwanzig Jahre'],
  ['en fr', '17 years', 'dix-sept ans'],
  ['en-GB fr-CH', 'seventy-five years', 'septante-cinq ans'],
  ['en-GB fr-CH', '3 of 75 years', 'trois de septante-cinq ans'],
  ['en zh-TW', '24 people', '二十四人'],
  ['en it', 'five hundred people', '500 persone'],
  ['en ru', 'Louis XIV', 'Людовик Четырнадцатый'],
  ['en ru', 'the 21st century', 'XXI век'],
  ['en ru', 'Chapter V', 'Глава 5'],
  ['en zh', 'Louis XIV', '路易十四'],
  ['en ar', 'World War II', 'الحرب العالمية الثانية'],
  ['en ru', 'World War II', 'Вторая мировая война'],
  ['en fr', 'the 19th century', 'le XIXe siècle'],
  ['en ru', 'at 5 pm', 'в 17:00'],
  ['en ru', 'at 17:00', 'в 5 часов вечера'],
  ['en de', '5 p.m.', '17 Uhr'],
  ['en fr', '5:30 PM', '17 h 30'],
  ['en it', '12 am', '0:00'],
  ['en zh', '5:30 pm', '下午5:30'],
  ['en ru', 'at noon', 'в 12 часов'],
  ['en ru', '10 miles', '16 км'],
  ['en ru', '10 long miles', '16 км'],
  ['en de', '6 feet', '1,83 Meter'],
  ['en it', '32 °F', '0 °C'],
  ['en fr', '150 pounds', '68 kg'],
  ['en ru', '18 months', '1,5 года'],
  ['en ru', 'the 1st', '1-й'],
  ['en es', 'the 3rd floor', 'el 3.º piso'],
  ['en it', '1st', '1º'],
  ['en ru', '3rd of May', 'третье мая'],
  ['en ru', 'May 12, 2024', '12.05.2024'],
  ['en ru', '2024-05-12', '12 мая 2024 г.'],
  ['en de', '5/12/2024', '12.5.2024'],
  ['en de', '05/12/24', '12. Mai 2024'],
  ['en ru', '1998–99', '1998–1999'],
  ['en ru', 'the 1920s', '20-е годы'],
  ['en ru', 'an mp3 file', 'аудиофайл'],
  ['en ru', 'H2O is water', 'Вода'],
  ['en ru', 'a 5-minute walk', 'пять минут пешком'],
  ['en ru', '24/7', 'круглосуточно'],
  ['en ru', '1/2 cup', '½ стакана'],
  ['en ru', '½ cup', '0,5 стакана'],
  ['en ru', '1 minute ago', 'минуту назад'],
  ['en ru', 'A minute ago', '1 минуту назад'],
  ['en ru', '0 files', 'Нет файлов'],
  ['en ar', '2 files', 'ملفان'],
  ['en hy', '3 files', 'երեք ֆայլ'],
  ['en el', '12 files', 'δώδεκα αρχεία'],
  ['en th', 'ten files', '10 ไฟล์'],
  ['en ru', '{0} of 10 in %2$s', '%2$s: {0} из 10'],
  ['en ru', 'https://example.org/2024/10?p=55', 'https://example.org/ru/7'],
  ['en ru', '+1 800 555-12-34', '+1 (800) 555-12-34'],
  ['en ru', 'Call 555-1234', 'Звоните 555-12-34'],
  ['en ru', 'Call 1-800-555-1234 or 5', 'Звоните 1‑800‑555‑12‑34 или 5'],
  ['en fr', 'Call (555) 123-4567', 'Appelez 555 12 34 567'],
  ['en ru', '+7 495 123-4567', '+7 (495) 123-45-67'],
  ['en ar', 'Call 555-1234', 'اتصل ٥٥٥-١٢-٣٤'],
  ['en ru', 'Card 4000-1234-5678-9010', 'Карта 4000123456789010'],
  ['en ja', 'February', '2月'],
  ['en ja', 'Decimal number', '10進数'],
  ['en ko', '3 March', '3월 3일'],
  ['en ru', 'constructor', 'конструктор'],
  ['en ru', 'Windows 10 (64-bit)', 'Windows 10 (64-разрядная)'],
  ['en zh', 'Page 3 of 10', '第3页，共10页'],
  ['en ja', 'Up to 5 files', '最大5ファイル'],
  ['en ru', '10–12 people', '10-12 человек'],
  ['en ru', 'I like it', 'Мне нравится'],
  ['en it', 'MIX', 'Miscela'],
])('%s: %j as %j is not found (checks.20)', (languages, source, translation) => {
  expect(found(languages, source, translation)).toEqual([]);
});

test('in books small numbers may be words of a language whose words are not read (checks.20)', () => {
  expect(found('en el', '25 years', 'είκοσι πέντε χρόνια', { format: 'epub' })).toEqual([]);
  expect(found('en el', '25 years', 'χρόνια')).toHaveLength(1);
});

test('a form of one number may leave it out (checks.20)', () => {
  const source = '{n, plural, one {# day} =5 {5 days} other {# days}}';
  expect(found('en ru', source, '{n, plural, one {# день} =5 {Будни} other {# дня}}')).toEqual([]);
});

test('one number for another can be mended, in the digits of the translation (checks.20)', () => {
  expect(found('en ru', 'In 1998 he left', 'В 1989 он уехал')[0]?.fix).toEqual({
    start: 2,
    end: 6,
    text: '1998',
  });
  expect(found('en ar', '1998', '١٩٨٩')[0]?.fix?.text).toBe('١٩٩٨');
  expect(found('en ru', '10 and 20', '30 и 40')[0]?.fix).toBeUndefined();
  expect(found('en de', '1,000', '1.001')[0]?.fix).toBeUndefined();
});

test('a text of a megabyte is read in linear time (checks.20)', () => {
  for (const part of ['1', '1,', '1 000 ', '1.1', 'a', 'X', '一', 'zig', '1-1', '1- ', '5 million '])
    expect(found('en de', 'a', part.repeat(1_000_000 / part.length)).length).toBeLessThan(3);
});
