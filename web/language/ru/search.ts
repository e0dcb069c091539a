import type { Texts } from '../en/texts.ts';

export const search = {
  title: 'Поиск',
  name: 'Название проекта',
  hint: 'Введите любую часть названия.',
  none: 'По запросу «{{name}}» ничего не найдено.',
  found_one: 'Найден {{count, number}} проект',
  found_few: 'Найдено {{count, number}} проекта',
  found_many: 'Найдено {{count, number}} проектов',
  found_other: 'Найдено {{count, number}} проекта',
  foundMore: 'Найдено больше {{max, number}} проектов',
  byActivity: 'сначала недавно обновлённые',
  more: 'Показать ещё',
} as const satisfies Texts<'ru', 'search'>;
