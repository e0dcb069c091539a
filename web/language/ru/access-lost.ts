import type { Texts } from '../en/texts.ts';

export const accessLost = {
  hidden: 'У вас больше нет доступа к этому проекту.',
  gone: 'Этот проект больше недоступен.',
  stays: 'Ваш текст останется на этой странице, пока вы её не покинете.',
  leave: 'Мои проекты',
} as const satisfies Texts<'ru', 'accessLost'>;
