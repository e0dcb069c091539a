import type { Texts } from '../texts.ts';

export const footer = {
  help: {
    title: 'Помощь',
    load: 'Проект состоит из разделов: глав, серий, файлов. Тот, кто им управляет, загружает текст, и текст делится на фрагменты.',
    translate: 'Участники переводят фрагменты, голосуют за чужие варианты и обсуждают их в комментариях.',
    approve:
      'Редакторы утверждают лучший. Скачивается утверждённый вариант, а если его нет — набравший больше голосов.',
    password: 'Забыли пароль? Попросите новый у администратора сайта.',
  },
  credits: {
    title: 'Благодарности',
    fonts:
      'Шрифты: Inter Расмуса Андерссона и Literata студии TypeTogether, оба по лицензии SIL Open Font License.',
    parts: 'Сделано на React, Mantine, TanStack, Tabler Icons, Fastify и PostgreSQL.',
    licence: 'Драгоман — свободная программа по лицензии Apache 2.0.',
  },
} as const satisfies Texts<'ru', 'footer'>;
