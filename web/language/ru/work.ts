import type { Texts } from '../en/texts.ts';

export const workFields = {
  author: 'Автор',
  original_title: 'Название в оригинале',
  translated_title: 'Название перевода',
  translators: 'Переводчики',
  series: 'Серия',
  year: 'Год',
  licence: 'Лицензия',
} as const;

export const work = {
  title: 'Произведение',
  hint: 'Для книг, которые скачивают читатели, для переведённых файлов книг и заголовков файлов PO. Чего не знаете, оставьте пустым.',
  ...workFields,
} as const satisfies Texts<'ru', 'work'>;
