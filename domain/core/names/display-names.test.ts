import { expect, test } from 'vitest';
import { whyNotProjectName, whyNotSectionName } from './display-names.ts';

test.each([
  'Перевод Dune',
  'Dune-перевод, часть 2',
  'Web-сайт',
  'C++ для всех',
  'Alice in Wonderland',
  'Città di Żółć',
  'Ёжик и Й, по буквам: и\u0306',
  'Tシャツの本',
  '東京タワー',
  'QQ音乐 2',
  '한국어 BTS팬',
  'Ελληνικά 101',
  'Ὀδύσσεια',
  'שלום עולם',
  'مرحبا بالعالم',
  'می\u200Cخواهم',
  'क्\u200Dष नमस्ते',
  'Книга ❤️ и 👩\u200D💻 тут',
  '葛\u{E0100}城の本',
  "L'Étranger / O’Brien",
  '10 µm to 20 µm',
  '1984',
])('a project may be called %s', (name) => {
  expect(whyNotProjectName(name)).toBeUndefined();
});

test.each([
  ['Dune\u202Egnp.exe', 'invisible'],
  ['\u2066Dune\u2069', 'invisible'],
  ['Dune\u200F!', 'invisible'],
  ['Dune\u061C!', 'invisible'],
  ['Du\u200Bne', 'invisible'],
  ['Du\u200Dne', 'invisible'],
  ['Du\u200Cne', 'invisible'],
  ['Du\u00ADne', 'invisible'],
  ['Du\u2060ne', 'invisible'],
  ['Du\uFEFFne', 'invisible'],
  ['Dune\uFE0F', 'invisible'],
  ['Dune\u3164!', 'invisible'],
  ['Dune\u{E0041}', 'invisible'],
  ['Dune\u0007', 'invisible'],
  ['Dune\u0085x', 'invisible'],
  ['Dune \uFFF9a\uFFFB', 'invisible'],
  ['D\u0443ne', 'mixedScripts'],
  ['Перев\u006Fд', 'mixedScripts'],
  ['Goοgle', 'mixedScripts'],
  ['My pаypal', 'mixedScripts'],
  ['2Dунe', 'mixedScripts'],
  ['Жe\u0301лезо', 'mixedScripts'],
  ['Տest it', 'mixedScripts'],
  ['Dune', undefined],
  ['   ', 'required'],
  ['Dun', 'minlength'],
] as const)('a project called %j is refused: %s', (name, kind) => {
  expect(whyNotProjectName(name)).toBe(kind);
});

test('a section may mix scripts, as the words of its text do, but hides nothing', () => {
  expect(whyNotSectionName('HTMLка и D\u0443ne')).toBeUndefined();
  expect(whyNotSectionName('Глава\u202E 1')).toBe('invisible');
  expect(whyNotSectionName('')).toBe('required');
});
