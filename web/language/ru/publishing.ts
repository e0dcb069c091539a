import type { Texts } from '../en/texts.ts';

export const publishing = {
  publish: 'Опубликовать для читателей',
  unpublish: 'Отменить публикацию',
  published: 'Раздел опубликован',
  unpublished: 'Публикация отменена',
} as const satisfies Texts<'ru', 'publishing'>;
