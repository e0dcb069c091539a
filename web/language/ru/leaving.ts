import type { Texts } from '../texts.ts';

export const leaving = {
  title: 'Уйти, не сохранив?',
  text: 'То, что вы здесь изменили, пропадёт.',
  deed: 'Уйти',
  keep: 'Остаться',
} as const satisfies Texts<'ru', 'leaving'>;
