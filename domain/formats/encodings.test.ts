import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeText } from './encode.ts';
import { ENCODINGS, type Encoding } from './encoding.ts';
import { decode } from './encodings.ts';

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};
const oneByte = (encoding: Encoding) => (text: string) => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};
const WRITERS = {
  'utf-8': (text: string) => new TextEncoder().encode(text),
  'utf-16le': (text: string) => utf16(text, true),
  'utf-16be': (text: string) => utf16(text, false),
  'windows-1251': oneByte('windows-1251'),
  'windows-1252': oneByte('windows-1252'),
  'windows-1250': oneByte('windows-1250'),
  'windows-1253': oneByte('windows-1253'),
  'koi8-r': oneByte('koi8-r'),
  'koi8-u': oneByte('koi8-u'),
  ibm866: oneByte('ibm866'),
  'iso-8859-5': oneByte('iso-8859-5'),
} satisfies { [Name in Encoding]?: (text: string) => Uint8Array };

const RUSSIAN = ['Привет.', 'Что ты делаешь?', 'А я говорю: нет!', '— Да? — спросил он.', 'Эй!\nВы, там…'];
const WESTERN = [
  'Perché no?',
  'È così.',
  'La città è più bella di lunedì.',
  'C’est déjà l’été à Paris, garçon.',
  'Größe, Äpfel und Öl',
  '¿Qué? ¡Mañana!',
  '“Oddio,” pensò… e andò',
];
const PLAIN_RUSSIAN = [
  'Привет.',
  'Что ты делаешь?',
  'А я говорю: нет!',
  'ГЛАВА ПЕРВАЯ',
  'Ок, ладно',
  '1\n00:00:01,000 --> 00:00:02,000\nДа\n\n2\n00:00:03,000 --> 00:00:04,000\nНет\n',
];
const LONGER = [
  ['windows-1250', 'Všichni lidé se rodí svobodní a sobě rovní co do důstojnosti a práv. '],
  ['windows-1250', 'Zażółć gęślą jaźń. Wszyscy ludzie rodzą się wolni i równi. '],
  ['windows-1253', 'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι. '],
] as const;
const cases = (texts: string[], ...encodings: (keyof typeof WRITERS)[]) =>
  texts.flatMap((text) => encodings.map((encoding) => [encoding, text] as const));

test.each([
  ...cases(RUSSIAN, 'utf-8', 'windows-1251', 'utf-16le', 'utf-16be'),
  ...cases(WESTERN, 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be'),
  ...cases(PLAIN_RUSSIAN, 'windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'),
  ...cases(['Її звуть Ґаля, є й інші.'], 'windows-1251', 'koi8-u'),
  ...cases(['Plain words, and a line.\n'], 'utf-8', 'utf-16le', 'utf-16be'),
])('%s is told from its bytes: %s', (encoding, text) => {
  expect(decode(WRITERS[encoding](text))).toMatchObject({ ok: true, encoding, text });
});

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
  'a BOM says that it is %s, and is left out',
  (encoding) => {
    expect(decode(WRITERS[encoding]('\uFEFFж'))).toEqual({ ok: true, encoding, text: 'ж' });
  },
);

test('letters deep in a long file tell as well', () => {
  const text = `${'plain '.repeat(100_000)}\n${'plain '.repeat(100_000)}«Вот и сказке конец, а кто слушал — молодец»`;
  expect(decode(WRITERS['windows-1251'](text))).toMatchObject({ encoding: 'windows-1251' });
});

test('an encoding that is named is used, whatever the bytes say', () => {
  expect(decode(WRITERS['windows-1251']('Привет'), 'windows-1252')).toEqual({
    ok: true,
    encoding: 'windows-1252',
    text: 'Ïðèâåò',
  });
  expect(decode(Uint8Array.of(0xff, 0x41), 'utf-8')).toMatchObject({ text: '\uFFFDA' });
});

test.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]],
  ['a zip', [0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3, 4, 5, 6]],
  ['noise', Array.from({ length: 1000 }, (_, at) => (at * 7919 + 13) % 256)],
])('%s is no text', (_, bytes) => {
  expect(decode(Uint8Array.from(bytes))).toEqual({ ok: false, kind: 'binary' });
});

test('an empty file is an empty text', () => {
  expect(decode(new Uint8Array())).toEqual({ ok: true, encoding: 'utf-8', text: '' });
});

test('whatever is written in UTF-8 is read', () => {
  const texts = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\uFEFF]/u.test(text));
  fc.assert(
    fc.property(texts, (text) => {
      expect(decode(WRITERS['utf-8'](text))).toMatchObject({ text });
    }),
  );
});

test.each(LONGER)('some lines of other languages are told: %s, %s', (encoding, text) => {
  const bytes = WRITERS[encoding](text.repeat(10));
  const decoded = decode(bytes);
  expect(decoded).toMatchObject({ ok: true, text: text.repeat(10) });
});

test('every encoding on offer is one that the platform knows', () => {
  for (const encoding of ENCODINGS) expect(() => new TextDecoder(encoding)).not.toThrow();
});

/** Short texts, the language that is expected, and another that it is not. */
const SHORT: readonly (readonly [encoding: Encoding, language: string, text: string])[] = [
  ['windows-1250', 'cs', 'Příliš žluťoučký kůň'],
  ['iso-8859-2', 'cs', 'Příliš žluťoučký kůň'],
  ['windows-1250', 'pl', 'Zażółć gęślą jaźń'],
  ['iso-8859-2', 'pl', 'Zażółć gęślą jaźń'],
  ['windows-1250', 'hu', 'Árvíztűrő tükörfúrógép'],
  ['windows-1253', 'el', 'Γεια σου, κόσμε. Άλλο;'],
  ['iso-8859-7', 'el', 'Γεια σου, κόσμε. Άλλο;'],
  ['windows-1257', 'lt', 'Ąžuolas žydi. „Šį“ rytą'],
  ['windows-1257', 'lv', 'Glāžšķūņa rūķīši'],
  ['windows-1255', 'he', 'שלום עולם'],
  ['windows-1256', 'ar', 'مرحبا بالعالم؟'],
  ['windows-1254', 'tr', 'Günaydın, nasılsın? Şöyle İyi'],
  ['windows-1258', 'vi', 'đi chơi ăn'],
  ['windows-1251', 'uk-UA', 'Її звуть Ґаля'],
  ['koi8-r', 'ru', 'Да'],
  ['windows-1252', 'fr', 'Déjà l’été'],
  ['windows-1252', 'de', 'Größe'],
];

test.each(SHORT)(
  'a short text is told by the language that is expected: %s, %s',
  (encoding, language, text) => {
    const bytes = encodeText(text, encoding) ?? expect.fail();
    expect(decode(bytes, undefined, false, language)).toEqual({ ok: true, encoding, text });
  },
);

test.each([
  ['windows-1252', 'ru', 'Perché no? È così'],
  ['windows-1251', 'de', 'Привет, как дела? Хорошо'],
  ['windows-1251', 'cs', 'Привет, как дела? Хорошо'],
] as const)(
  'a text of another language than the expected one is read as before: %s, %s',
  (encoding, language, text) => {
    const bytes = encodeText(text, encoding) ?? expect.fail();
    expect(decode(bytes, undefined, false, language)).toMatchObject({ encoding, text });
  },
);

test('no encoding is guessed in which a byte of the file is undefined', () => {
  const single = ENCODINGS.filter((one) => /^(?:windows|iso|koi8|ibm)/.test(one));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0x80, max: 0xfd }), { minLength: 1 }), (bytes) => {
      const file = Uint8Array.from([...bytes, 0x0a]);
      const isPossible = single.some((one) => !/[\uFFFD\x80-\x9f]/.test(new TextDecoder(one).decode(file)));
      const decoded = decode(file, undefined, false, 'cs');
      if (isPossible && decoded.ok) expect(decoded.text).not.toMatch(/[\uFFFD\x80-\x9f]/);
    }),
  );
});

test('what is no more than a guess is told from what is certain', () => {
  const guessOf = (text: string, encoding: Encoding, language = '') => {
    const decoded = decode(encodeText(text, encoding) ?? new Uint8Array(), undefined, false, language);
    return decoded.ok && decoded.isGuess;
  };
  expect(guessOf('Café', 'windows-1252', 'en')).toBe(true);
  expect(guessOf('Café', 'windows-1252', 'fr')).toBeUndefined();
  expect(guessOf('Café', 'utf-8', 'en')).toBeUndefined();
  expect(guessOf('“It’s” — so…', 'windows-1252', 'en')).toBeUndefined();
  expect(guessOf('Что ты делаешь?', 'windows-1251', 'en')).toBeUndefined();
});

test.each(['windows-1255', 'iso-8859-8'] as const)(
  'Hebrew in %s is read without a language, and a short text of it is no more than a guess',
  (encoding) => {
    for (const text of [
      'אני לא יודע מה לעשות עכשיו.',
      'האם אתה בטוח שברצונך למחוק את הקובץ הזה? לא ניתן לבטל את הפעולה.',
      '1\n00:00:01,000 --> 00:00:02,000\nלך הביתה!\n\n2\n00:00:03,000 --> 00:00:04,000\nאני אוהב אותך, אמא.\n',
    ]) {
      const decoded = decode(encodeText(text, encoding) ?? expect.fail());
      expect(decoded).toEqual({ ok: true, encoding: 'windows-1255', text });
    }
    for (const text of ['שלום עולם', 'פתח', 'שמור קובץ', 'כן'])
      expect(decode(encodeText(text, encoding) ?? expect.fail())).toMatchObject({ isGuess: true });
  },
);

test('Russian in small letters or capitals alone is not taken for Hebrew', () => {
  for (const text of [
    'что ты делаешь сегодня вечером?',
    'ОТКРЫТЬ ФАЙЛ',
    'привет',
    'я не знаю, что теперь делать',
  ])
    for (const encoding of ['windows-1251', 'koi8-r', 'iso-8859-5'] as const)
      expect(decode(encodeText(text, encoding) ?? expect.fail())).toMatchObject({ encoding, text });
});

test('bytes that are none of an encoding are told from a sign that the file has', () => {
  const lost = (bytes: number[], encoding: Encoding) => {
    const decoded = decode(Uint8Array.from(bytes), encoding);
    return decoded.ok && decoded.hasLost === true;
  };
  expect(lost([0x41, 0xff], 'utf-8')).toBe(true);
  expect(lost([0x41, 0xef, 0xbf, 0xbd], 'utf-8')).toBe(false);
  expect(lost([0x41, 0xff], 'windows-1252')).toBe(false);
});
