import type { Texts } from '../en/texts.ts';

export const leaving = {
  title: 'Уйти, не сохранив?',
  text: 'Изменения пропадут.',
  confirm: 'Уйти',
  keep: 'Остаться',
} as const satisfies Texts<'ru', 'leaving'>;
