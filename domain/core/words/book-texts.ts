import en from '#words/en/books.json' with { type: 'json' };
import it from '#words/it/books.json' with { type: 'json' };
import ru from '#words/ru/books.json' with { type: 'json' };
import type { InterfaceLanguage } from '../languages/interface-languages.ts';

/** What books and their sections say besides their texts, in each language of the interface. */
export const BOOK_TEXTS = { en, ru, it } satisfies Readonly<Record<InterfaceLanguage, typeof en>>;
