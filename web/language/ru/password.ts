import type { Texts } from '../texts.ts';

export const password = {
  title: 'Новый пароль',
  label: 'Новый пароль',
  submit: 'Сохранить пароль',
  done: 'Новый пароль сохранён: войдите с ним.',
  spent: 'Эта ссылка больше не действует',
  spentText: 'Ею уже воспользовались, или она устарела. Попросите у администратора сайта другую.',
} as const satisfies Texts<'ru', 'password'>;
