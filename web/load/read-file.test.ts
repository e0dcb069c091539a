import { expect, test } from 'vitest';
import { textOfFile, typeOfFile } from './read-file.ts';

test('a file is read as UTF-8, without its BOM', async () => {
  expect(await textOfFile(new Blob(['\uFEFFАлиса']))).toBe('Алиса');
});

test('a file in UTF-16 with its mark is read too', async () => {
  expect(await textOfFile(new Blob([new Uint8Array([0xff, 0xfe, 0x10, 0x04])]))).toBe('А');
});

test('a file in another encoding is refused, not garbled', async () => {
  const windows1251 = new Uint8Array([0xc0, 0xeb, 0xe8, 0xf1, 0xe0]);
  expect(await textOfFile(new Blob([windows1251]))).toBeUndefined();
});

test.each([
  ['alice.txt', '{}', 'text'],
  ['en.json', '{"a": "b"}', 'json'],
  ['en.JSON', ' [{}]', 'special_json'],
])('%s with %j is taken for %s', (name, text, type) => {
  expect(typeOfFile(name, text)).toBe(type);
});
