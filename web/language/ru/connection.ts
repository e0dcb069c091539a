import type { Texts } from '../texts.ts';

export const connection = {
  offline: 'Нет связи с Драгоманом.',
  unavailable: 'Драгоман сейчас не отвечает.',
  stays: 'Написанное не пропадёт.',
  back: 'Связь с Драгоманом восстановлена.',
} as const satisfies Texts<'ru', 'connection'>;
