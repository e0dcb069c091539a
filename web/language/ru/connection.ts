import type { Texts } from '../en/texts.ts';

export const connection = {
  offline: 'Нет связи с Драгоманом.',
  unavailable: 'Драгоман не отвечает.',
  stays: 'Набранное не пропадёт.',
  back: 'Связь восстановлена.',
} as const satisfies Texts<'ru', 'connection'>;
