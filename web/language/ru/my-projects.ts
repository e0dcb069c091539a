import type { Texts } from '../en/texts.ts';

export const myProjects = {
  title: 'Мои проекты',
  create: 'Создать проект',
  noneText: 'Создайте проект или найдите тот, в который хочется вступить.',
  find: 'Найти проекты',
  manyMore: 'больше {{amount, number}}',
} as const satisfies Texts<'ru', 'myProjects'>;
