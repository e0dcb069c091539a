import type { Texts } from '../en/texts.ts';

export const sectionQuestion = {
  title: 'Удалить раздел «{{section}}»?',
  goes: 'Вместе с ним удалятся {{strings}} и {{translations}}, а также голоса и комментарии к ним. Раздел можно восстановить в журнале проекта, в части «Удалённое».',
  empty: 'Строк в нём нет. Раздел можно восстановить в журнале проекта, в части «Удалённое».',
  confirm: 'Удалить раздел',
  keep: 'Оставить',
} as const satisfies Texts<'ru', 'sectionQuestion'>;
