import type { InterfaceLanguage } from '../../../core/languages/interface-languages.ts';
import { BOOK_TEXTS } from '../../../core/words/book-texts.ts';
import { openWords } from '../../../core/words/open-words.ts';
import type { Book, BookWords } from './book.ts';

/** Where a text comes from: the name of its project, its address, and when it was changed last, in milliseconds. */
type Origin = Pick<Book, 'address' | 'madeAt'> & { readonly name: string };

const wordsIn = openWords(BOOK_TEXTS);

/** The words of a book in one of the interface languages (exports.22). */
export function bookWords(lang: InterfaceLanguage, { name, address, madeAt }: Origin): BookWords {
  const say = wordsIn(lang);
  // The same date wherever the book is made.
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt);
  const sentence = say('colophon', { name, date });
  // A date may end in a full stop. A service that doesn't know its own address has only a path, which leads a reader nowhere.
  const ended = sentence.endsWith('.') ? sentence : `${sentence}.`;
  return {
    lang,
    source: say('source'),
    target: say('target'),
    contents: say('contents'),
    credits: say('credits'),
    proofreading: say('proofreading'),
    colophon: address.startsWith('/') ? ended : `${ended} ${address}`,
  };
}
