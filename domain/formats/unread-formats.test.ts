import { expect, test } from 'vitest';
import { unreadBinary, unreadText } from './unread-formats.ts';

test.each([
  ['app.ts', 'export const a = 1;', 'TypeScript'],
  ['a.txt', '<?xml version="1.0"?><FictionBook>', 'FictionBook'],
  ['feed.txt', '<?xml version="1.0"?><rss>', 'XML'],
  ['page.txt', '<!DOCTYPE html><html>', 'HTML'],
  ['a.txt', '{\\rtf1\\ansi', 'RTF'],
  ['a.TOML', 'a = 1', 'TOML'],
])('%s, which begins %j, is %s', (name, content, format) => {
  expect(unreadText(name, content)).toEqual({ name: format, isText: true });
});

test.each([
  ['book.txt', 'CHAPTER I. "Open" = "Close"; said he.'],
  ['en.json', '{"locale": "en", "sourceLanguage": "a"}'],
  ['film.srt', '1\n00:00:01,000 --> 00:00:02,000\n<i>A</i>\n'],
  ['notes.md', '# Notes'],
  ['strings.xml', '<?xml version="1.0"?>\n<resources><string name="a">A</string></resources>'],
  ['README', 'a < b'],
  ['notes.constructor', 'Every object has one.'],
])('%s is no such file', (name, content) => {
  expect(unreadText(name, content)).toBeUndefined();
});

test.each([
  ['book.docx', 'PK\x03\x04', 'Word'],
  ['book.epub', 'PK\x03\x04', 'EPUB'],
  ['book.txt', 'PK\x03\x04', 'ZIP'],
  ['book.doc', '\xD0\xCF\x11\xE0', 'Word'],
  ['scan', '%PDF-1.7', 'PDF'],
  ['cover.txt', '\x89PNG', 'PNG'],
])('the bytes of %s, %j, are %s', (name, start, format) => {
  const bytes = Uint8Array.from(start, (one) => one.charCodeAt(0));
  expect(unreadBinary(name, bytes)).toEqual({ name: format, isText: false });
});
