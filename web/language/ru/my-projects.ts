import type { Texts } from '../texts.ts';

export const myProjects = {
  title: 'Мои проекты',
  create: 'Создать проект',
  noneText: 'Создайте свой или найдите произведение, которое хочется переводить, и вступите в проект.',
  find: 'Найти проект',
  manyMore: 'больше {{amount, number}}',
} as const satisfies Texts<'ru', 'myProjects'>;
