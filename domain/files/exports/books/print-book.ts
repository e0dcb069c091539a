import type { Book, BookFormat } from './book.ts';

/** How each format is printed. A printer is loaded with its library when it is asked for. */
const PRINTERS: Readonly<Record<BookFormat, (book: Book) => Promise<Uint8Array<ArrayBuffer> | string>>> = {
  epub: async (book) => (await import('./epub.ts')).bookEpub(book),
  fb2: async (book) => (await import('./fb2.ts')).bookFb2(book),
  docx: async (book) => (await import('./docx.ts')).bookDocx(book),
  odt: async (book) => (await import('./odt.ts')).bookOdt(book),
  html: async (book) => (await import('./html.ts')).bookHtml(book),
  md: async (book) => (await import('./markdown.ts')).bookMarkdown(book),
  txt: async (book) => (await import('./txt.ts')).bookText(book),
};

/** The file of a book: text, or the bytes of an archive. */
export const printBook = (format: BookFormat, book: Book) => PRINTERS[format](book);
