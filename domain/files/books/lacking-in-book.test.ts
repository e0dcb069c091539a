import { expect, test } from 'vitest';
import { encodeText } from '../../formats/encode.ts';
import { lackingInBook } from './lacking-in-book.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

const XML = '<?xml version="1.0" encoding="windows-1251"?>';
const OPTIONS = { source_lang: 'ru', target_lang: 'de', untranslated: 'source', isSource: false } as const;

test.each([
  ['fb2', `${XML}<FictionBook><body><section><p>Раз.</p><p>Два.</p></section></body></FictionBook>`, 'utf-8'],
  ['html', '<html><body><p>Раз, и ещё раз.</p><p>Два, и ещё два.</p></body></html>', 'escaped'],
  ['text_document', 'Раз, и ещё раз.\n\nДва, и ещё два.\n', 'utf-8'],
] as const)(
  'characters that the encoding of a book in %s lacks are named, and how it was written then (exports.28)',
  (format, content, instead) => {
    const bytes = encodeText(content, 'windows-1251') ?? expect.fail();
    const read = readBook('book', bytes, format, 'ru');
    if (!read.ok) return expect.fail(read.kind);
    const rows = read.book.sections.flatMap(({ strings }) => strings);
    const written = (translation: string) => {
      const all = rows.map((row, nth) => ({ ...row, translation: nth === 1 ? translation : null }));
      const book = openBook(bytes, format, 'ru');
      return { lacking: lackingInBook(book, all), file: writeBook(book, [all], OPTIONS) };
    };
    const { lacking, file } = written('Zwölf €');
    expect(lacking).toEqual([{ characters: 'ö', instead, texts: 1, first: rows[1]?.text }]);
    const text = new TextDecoder(instead === 'escaped' ? 'windows-1251' : 'utf-8').decode(file);
    expect(text).toContain(instead === 'escaped' ? 'Zw&#246;lf €' : 'Zwölf €');
    expect(written('Zwei €').lacking).toEqual([]);
  },
);
