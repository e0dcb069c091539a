import type { InterfaceLanguage } from '../../languages/interface-languages.ts';
import type { Book, BookWords } from './book.ts';

/** Where a text comes from: the name of its project, its address, and when it was changed last, in milliseconds. */
type Origin = Pick<Book, 'address' | 'madeAt'> & { readonly name: string };

type Words = Omit<BookWords, 'lang' | 'colophon'> & {
  colophon(of: { readonly name: string; readonly date: string; readonly address: string }): string;
};

/** What a book says besides its text. The words are here because books are made by the server too, which has no other words. */
const WORDS: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    source: 'Source',
    target: 'Translation',
    contents: 'Contents',
    credits: 'Translated by',
    colophon: ({ name, date, address }) => `“${name}”, translated with Dragoman, ${date}. ${address}`,
  },
  ru: {
    source: 'Оригинал',
    target: 'Перевод',
    contents: 'Содержание',
    credits: 'Перевели',
    colophon: ({ name, date, address }) => `«${name}», перевод сделан в Dragoman, ${date}. ${address}`,
  },
  it: {
    source: 'Originale',
    target: 'Traduzione',
    contents: 'Indice',
    credits: 'Tradotto da',
    colophon: ({ name, date, address }) => `“${name}”, tradotto con Dragoman, ${date}. ${address}`,
  },
};

/** The words of a book in one of the interface languages (exports.22). */
export function bookWords(lang: InterfaceLanguage, { name, address, madeAt }: Origin): BookWords {
  const { colophon, ...words } = WORDS[lang];
  // The same date wherever the book is made.
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt);
  return { lang, ...words, colophon: colophon({ name, date, address }) };
}
