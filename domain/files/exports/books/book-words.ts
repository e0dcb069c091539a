import type { InterfaceLanguage } from '../../../core/languages/interface-languages.ts';
import type { Book, BookWords } from './book.ts';

/** Where a text comes from: the name of its project, its address, and when it was changed last, in milliseconds. */
type Origin = Pick<Book, 'address' | 'madeAt'> & { readonly name: string };

type Words = Omit<BookWords, 'lang' | 'colophon'> & {
  colophon(of: { readonly name: string; readonly date: string }): string;
};

/** What a book says besides its text. The words are here because books are made by the server too, which has no other words. */
const WORDS: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    source: 'Source',
    target: 'Translation',
    contents: 'Contents',
    credits: 'Translated by',
    proofreading:
      'Change the texts in the column “Translation” alone, then import this file as translations. Bold type and colors are not read, nor are comments.',
    colophon: ({ name, date }) => `“${name}”, translated with Dragoman, ${date}`,
  },
  ru: {
    source: 'Оригинал',
    target: 'Перевод',
    contents: 'Содержание',
    credits: 'Перевели',
    proofreading:
      'Меняйте только тексты в столбце «Перевод», затем загрузите этот файл как переводы. Начертание, цвет и примечания не читаются.',
    colophon: ({ name, date }) => `«${name}», перевод сделан в Dragoman, ${date}`,
  },
  it: {
    source: 'Originale',
    target: 'Traduzione',
    contents: 'Indice',
    credits: 'Tradotto da',
    proofreading:
      'Modifica solo i testi della colonna “Traduzione”, poi importa questo file come traduzioni. Grassetto, colori e commenti non vengono letti.',
    colophon: ({ name, date }) => `“${name}”, tradotto con Dragoman, ${date}`,
  },
};

/** The words of a book in one of the interface languages (exports.22). */
export function bookWords(lang: InterfaceLanguage, { name, address, madeAt }: Origin): BookWords {
  const { colophon, ...words } = WORDS[lang];
  // The same date wherever the book is made.
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt);
  const sentence = colophon({ name, date });
  // A date may end in a full stop. A service that doesn't know its own address has only a path, which leads a reader nowhere.
  const said = sentence.endsWith('.') ? sentence : `${sentence}.`;
  return { lang, ...words, colophon: address.startsWith('/') ? said : `${said} ${address}` };
}
