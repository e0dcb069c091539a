import { expect, test } from 'vitest';
import { MIB } from '../../core/units.ts';
import { decodeFile, whyNotPasted } from './decode-file.ts';

const ALICE = new Uint8Array([0xc0, 0xeb, 0xe8, 0xf1, 0xe0, 0x2c, 0x20, 0xc0, 0xeb, 0xe8, 0xf1, 0xe0]);
const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a file is read with its BOM, in an encoding that is found or named', () => {
  expect(decodeFile('', bytesOf('\uFEFFАлиса'))).toEqual({
    ok: true,
    encoding: 'utf-8',
    text: '\uFEFFАлиса',
  });
  expect(decodeFile('', ALICE, { encoding: 'windows-1251' })).toMatchObject({ text: 'Алиса, Алиса' });
  expect(decodeFile('', ALICE, { encoding: 'windows-1252' })).toMatchObject({ text: 'Àëèñà, Àëèñà' });
});

test('a file of bytes that are no text is refused', () => {
  expect(decodeFile('', new Uint8Array([0x89, 0x50, 0, 0, 0, 0x0d, 3, 7]))).toEqual({
    ok: false,
    kind: 'binary',
  });
});

test('a file of more than 100 MB is refused before it is read', () => {
  expect(decodeFile('', new Uint8Array(100 * MIB + 1))).toEqual({ ok: false, kind: 'tooLarge' });
});

test('a paste that is longer than a file may be is refused too', () => {
  const most = 100 * MIB;
  expect(whyNotPasted('a'.repeat(most))).toBeUndefined();
  expect(whyNotPasted('a'.repeat(most + 1))).toEqual({ kind: 'tooLarge' });
});

test('a file of a format that can’t be read yet is refused by its name, unless it is to be plain text', () => {
  const toml = bytesOf('line = "Линия"\n');
  expect(decodeFile('ru.toml', toml)).toEqual({ ok: false, kind: 'format', format: 'TOML', isText: true });
  expect(decodeFile('ru.toml', toml, { isPlain: true })).toMatchObject({ ok: true, encoding: 'utf-8' });
  const docx = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);
  const word = { ok: false, kind: 'format', format: 'Word', isText: false };
  expect(decodeFile('book.docx', docx)).toEqual(word);
  expect(decodeFile('book.docx', docx, { isPlain: true })).toEqual(word);
});
