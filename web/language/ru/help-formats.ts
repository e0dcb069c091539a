import type { Texts } from '../en/texts.ts';

export const helpFormats = {
  title: 'Форматы файлов',
  kinds: {
    documents: 'Книги и документы',
    programs: 'Программы',
    tables: 'Таблицы',
    subtitles: 'Субтитры',
  },
} as const satisfies Texts<'ru', 'helpFormats'>;
