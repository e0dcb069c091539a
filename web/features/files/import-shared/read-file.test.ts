import { expect, test } from 'vitest';
import { MIB } from '#domain/core/units.ts';
import { readFileText, whyNotPasted } from './read-file.ts';

const ALICE = new Blob([
  new Uint8Array([0xc0, 0xeb, 0xe8, 0xf1, 0xe0, 0x2c, 0x20, 0xc0, 0xeb, 0xe8, 0xf1, 0xe0]),
]);

test('a file is read with its BOM, in an encoding that is found or named', async () => {
  expect(await readFileText(new Blob(['\uFEFFАлиса']))).toEqual({
    ok: true,
    encoding: 'utf-8',
    text: '\uFEFFАлиса',
  });
  expect(await readFileText(ALICE, { encoding: 'windows-1251' })).toMatchObject({ text: 'Алиса, Алиса' });
  expect(await readFileText(ALICE, { encoding: 'windows-1252' })).toMatchObject({ text: 'Àëèñà, Àëèñà' });
});

test('a file of bytes that are no text is refused', async () => {
  expect(await readFileText(new Blob([new Uint8Array([0x89, 0x50, 0, 0, 0, 0x0d, 3, 7])]))).toEqual({
    ok: false,
    kind: 'binary',
  });
});

test('a file of more than 100 MB is refused before it is read', async () => {
  const large = Object.defineProperty(new Blob(['a']), 'size', { value: 100 * MIB + 1 });
  expect(await readFileText(large)).toEqual({ ok: false, kind: 'tooLarge' });
});

test('a paste that is longer than a file may be is refused too', () => {
  const most = 100 * MIB;
  expect(whyNotPasted('a'.repeat(most))).toBeUndefined();
  expect(whyNotPasted('a'.repeat(most + 1))).toEqual({ kind: 'tooLarge' });
});

test('a file of a format that can’t be read yet is refused by its name, unless it is to be plain text', async () => {
  const toml = new File(['line = "Линия"\n'], 'ru.toml');
  expect(await readFileText(toml)).toEqual({ ok: false, kind: 'format', format: 'TOML', isText: true });
  expect(await readFileText(toml, { isPlain: true })).toMatchObject({ ok: true, encoding: 'utf-8' });
  const docx = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0])], 'book.docx');
  const word = { ok: false, kind: 'format', format: 'Word', isText: false };
  expect(await readFileText(docx)).toEqual(word);
  expect(await readFileText(docx, { isPlain: true })).toEqual(word);
});
