import type { Texts } from '../texts.ts';

/** How much is stored of what may be. */
export const usage = {
  project: 'Место',
  projectHint:
    'Сколько занято из того, что вмещает проект. Когда что-то заполнено, добавить больше ничего нельзя, пока что-нибудь не удалят.',
  mine: 'Все ваши проекты вместе',
  owners: 'Все проекты владельца вместе',
  sections: 'Разделы',
  strings: 'Строки',
  bytes: 'Текст',
  share: '{{used}} из {{most}}',
  own: 'Место',
  ownHint: 'Сколько занимают вместе ваши проекты из того, что им отведено.',
} as const satisfies Texts<'ru', 'usage'>;
