import type { Texts } from '../en/texts.ts';

export const myProjects = {
  title: 'Мои проекты',
  create: 'Создать проект',
  noneText: 'Создайте проект или найдите тот, в который хочется вступить.',
  noneToFind: 'Найдите проект, в который хочется вступить.',
  find: 'Найти проекты',
  manyMore: 'больше {{amount, number}}',
  deleted: {
    title: 'Удалённые',
    none: 'Удалённых проектов нет',
    noneText_one: 'Удалённые вами проекты остаются здесь {{count, number}} день.',
    noneText_few: 'Удалённые вами проекты остаются здесь {{count, number}} дня.',
    noneText_many: 'Удалённые вами проекты остаются здесь {{count, number}} дней.',
    noneText_other: 'Удалённые вами проекты остаются здесь {{count, number}} дня.',
    until: 'Можно восстановить до {{time}}',
    at: 'удалён',
    restore: 'Восстановить',
    restored: 'Проект «{{project}}» восстановлен',
  },
} as const satisfies Texts<'ru', 'myProjects'>;
