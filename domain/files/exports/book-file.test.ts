import { expect, test } from 'vitest';
import { NO_WORK } from '../../core/works/work-fields.ts';
import {
  type BookOptions,
  type BookSection,
  type BookString,
  bookFile,
  sectionsToRead,
} from './book-file.ts';
import type { BookFormat } from './books/book.ts';

const PROJECT = {
  handle: 'alice',
  name: 'Alice',
  description: '**A tale**',
  address: 'https://dragoman.example/projects/alice',
  cover: null,
  pictures: new Map(),
  work: NO_WORK,
  source_lang: 'en',
  target_lang: 'ru',
};

const string = (text: string, facts: Partial<BookString> = {}): BookString => ({
  ...{ text, context: '', continues: false, joint: null, translation: null, author: null },
  ...facts,
});

const section = (strings: BookString[], translated_name: string | null = null): BookSection => ({
  section: { name: 'One', translated_name, format: 'text', updated_at: 0, stats: { last_update: null } },
  strings,
});

const bookOf = (sections: BookSection[], format: BookFormat, options: Partial<BookOptions> = {}) =>
  bookFile(PROJECT, sections, format, {
    ...{ layout: 'interleaved', untranslated: 'source', hasCredits: true, hasColophon: true, lang: 'en' },
    ...options,
  });

test('a book is named after its languages and format, and has the translators and its origin if wanted (exports.20)', async () => {
  const one = section([string('Text.', { translation: 'Раз.', author: 'ann' })]);
  expect(await bookOf([one], 'txt', { hasCredits: false, hasColophon: false })).toEqual({
    name: 'One.en-ru.txt',
    content: 'One\n===\n\nText.\nРаз.\n',
  });
  expect(await bookOf([one], 'txt')).toEqual({
    name: 'One.en-ru.txt',
    content:
      'One\n===\n\nText.\nРаз.\n\n\nTranslated by:\nann · 100%\n\n\n“Alice”, translated with Dragoman, January 1, 1970. https://dragoman.example/projects/alice\n',
  });
  const page = await bookOf([one, one], 'html', { layout: 'translation' });
  expect(page.name).toBe('alice.ru.html');
  expect(page.content).toContain('<title>Alice</title>');
  expect(page.content).toContain('<p class="description">A tale</p>');
});

test('a book of one section has its translated name', async () => {
  expect((await bookOf([section([string('One.')], 'Глава 1')], 'html')).name).toBe('Глава_1.en-ru.html');
});

test('parts of a paragraph are whole for readers', async () => {
  const parts = section([string('One.'), string('Two.', { continues: true }), string('Three.')]);
  expect((await bookOf([parts], 'txt', { hasColophon: false })).content).toBe(
    'One\n===\n\nOne. Two.\n—\n\nThree.\n—\n',
  );
});

test('the labels of a file are not in a book that is made, nor is a section of nothing else (books.19)', async () => {
  const labels = [string('Cover', { context: 'alt' }), string('Landmarks', { context: 'label' })];
  const inBook = (strings: BookString[]) => {
    const { section: facts } = section([]);
    return { section: { ...facts, format: 'epub' as const }, strings };
  };
  const file = await bookOf(
    sectionsToRead([inBook([...labels, string('Text.', { translation: 'Раз.' })]), inBook(labels)]),
    'txt',
    {
      hasCredits: false,
      hasColophon: false,
    },
  );
  expect(file).toMatchObject({ name: 'One.en-ru.txt', content: 'One\n===\n\nText.\nРаз.\n' });
});
