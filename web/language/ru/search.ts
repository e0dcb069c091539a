import type { Texts } from '../texts.ts';

export const search = {
  title: 'Поиск',
  name: 'Название проекта',
  hint: 'Любая часть названия.',
  none: 'Нет проекта, в названии которого есть «{{name}}».',
  found_one: 'Найден {{count, number}} проект',
  found_few: 'Найдено {{count, number}} проекта',
  found_many: 'Найдено {{count, number}} проектов',
  found_other: 'Найдено {{count, number}} проекта',
  foundMore: 'Найдено больше {{amount, number}} проектов',
  byActivity: 'сначала те, что менялись последними',
  more: 'Показать ещё',
} as const satisfies Texts<'ru', 'search'>;
