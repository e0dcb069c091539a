import { expect, test } from 'vitest';
import { decodeFile } from '../files/imports/decode-file.ts';

/** A PO file that says its charset, with these bytes as the translation. */
const file = (charset: string, words: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      `msgid ""\r\nmsgstr ""\r\n"Content-Type: text/plain; charset=${charset}\\n"\r\n\r\nmsgid "a"\r\nmsgstr "`,
    ),
    words,
    Buffer.from('"\r\n'),
  ]);
const read = (bytes: Uint8Array, options = {}) => {
  const found = decodeFile('a.po', bytes, options);
  return found.ok ? [found.encoding, /msgid "a"\r\nmsgstr "(.*)"/.exec(found.text)?.[1]] : found;
};

test.each([
  // Too few letters to tell the encoding by.
  ['ISO-8859-2', [0xb9], 'iso-8859-2', 'š'],
  ['CP1250', [0x9a], 'windows-1250', 'š'],
  ['ISO-8859-15', [0xa4], 'iso-8859-15', '€'],
  ['KOI8-R', [0xc1], 'koi8-r', 'а'],
  ['CP932', [0x83, 0x65], 'shift_jis', 'テ'],
  ['GB2312', [0xd6, 0xd0], 'gb18030', '中'],
  ['iso-8859-1', [0xe9], 'windows-1252', 'é'],
])('a PO file is read in the charset of its header: %s (imports.51)', (charset, bytes, encoding, words) => {
  expect(read(file(charset, Uint8Array.from(bytes)))).toEqual([encoding, words]);
});

test.each(['ISO-8859-2', 'CHARSET', 'EUC-TW'])(
  'UTF-8 is known for what it is, whatever the header says: %s',
  (said) => {
    expect(read(file(said, Buffer.from('šéф')))).toEqual(['utf-8', 'šéф']);
    expect(read(file(said, Buffer.from('plain')))).toEqual(['utf-8', 'plain']);
  },
);

test('a charset that can’t be read is refused by its name, unless another encoding is named', () => {
  const taiwan = file('EUC-TW', Uint8Array.of(0xc4, 0xe3, 0xb0, 0xd1));
  expect(read(taiwan)).toEqual({ ok: false, kind: 'format', format: 'gettext, EUC-TW', isText: true });
  expect(read(taiwan, { encoding: 'big5' })).toMatchObject(['big5', expect.anything()]);
  const escaped = file('ISO-2022-JP', Uint8Array.of(0x1b, 0x24, 0x42, 0x25, 0x46, 0x1b, 0x28, 0x42));
  expect(read(escaped)).toMatchObject({ kind: 'format', format: 'gettext, ISO-2022-JP' });
});

test('a header that can’t be true is not believed', () => {
  // Not valid in EUC-JP.
  expect(read(file('EUC-JP', Uint8Array.of(0xe9, 0x20)))).toEqual(['windows-1252', 'é ']);
  const other = Buffer.from('Content-Type: text/plain; charset=KOI8-R\n\xe9', 'latin1');
  expect(decodeFile('a.txt', other)).toMatchObject({ encoding: 'windows-1252' });
});
