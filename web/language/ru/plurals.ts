import type { Texts } from '../en/texts.ts';

export const plurals = {
  zero: 'ноль',
  one: 'один',
  two: 'два',
  few: 'несколько',
  many: 'много',
  other: 'другое',
  optional: 'необязательно',
  missing: 'Нет форм: {{forms}}',
  missingHint: 'Нет форм: {{forms}}. Заполните их или отметьте перевод как предварительный.',
} as const satisfies Texts<'ru', 'plurals'>;
