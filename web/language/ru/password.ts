import type { Texts } from '../en/texts.ts';

export const password = {
  title: 'Новый пароль',
  label: 'Новый пароль',
  submit: 'Сохранить пароль',
  done: 'Пароль сохранён. Войдите с ним.',
  spent: 'Эта ссылка больше не действует',
  spentText: 'Её уже использовали, или срок её действия истёк. Попросите у администратора сайта новую.',
} as const satisfies Texts<'ru', 'password'>;
