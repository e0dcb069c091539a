import type { Texts } from '../en/texts.ts';

export const footer = {
  help: 'Справка',
  credits: {
    title: 'О программе',
    fonts:
      'Шрифты: Inter Расмуса Андерссона и Literata студии TypeTogether, оба по лицензии SIL Open Font License.',
    parts: 'Сделано на React, Mantine, TanStack, Tabler Icons, Fastify и PostgreSQL.',
    licence: 'Драгоман — свободная программа по лицензии Apache 2.0.',
  },
} as const satisfies Texts<'ru', 'footer'>;
