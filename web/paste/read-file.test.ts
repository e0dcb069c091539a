import { expect, test } from 'vitest';
import { textOfFile } from './read-file.ts';

const ALICE = new Blob([
  new Uint8Array([0xc0, 0xeb, 0xe8, 0xf1, 0xe0, 0x2c, 0x20, 0xc0, 0xeb, 0xe8, 0xf1, 0xe0]),
]);

test('a file is read without its BOM, in an encoding that is found or named', async () => {
  expect(await textOfFile(new Blob(['\uFEFFАлиса']))).toEqual({ ok: true, encoding: 'utf-8', text: 'Алиса' });
  expect(await textOfFile(ALICE, 'windows-1251')).toMatchObject({ text: 'Алиса, Алиса' });
  expect(await textOfFile(ALICE, 'windows-1252')).toMatchObject({ text: 'Àëèñà, Àëèñà' });
});

test('a file of bytes that are no text is refused', async () => {
  expect(await textOfFile(new Blob([new Uint8Array([0x89, 0x50, 0, 0, 0, 0x0d, 3, 7])]))).toEqual({
    ok: false,
    kind: 'binary',
  });
});

test('a file of more than 100 MB is refused before it is read', async () => {
  const large = Object.defineProperty(new Blob(['a']), 'size', { value: 100 * 1024 * 1024 + 1 });
  expect(await textOfFile(large)).toEqual({ ok: false, kind: 'tooLarge' });
});
