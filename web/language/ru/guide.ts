import type { Texts } from '../en/texts.ts';

export const guide = {
  title: 'Справка',
  intro: 'Как переводить вместе в Драгомане.',
  search: 'Поиск по справке',
  none: 'Нет страниц по запросу «{{sought}}».',
  all: 'Все темы',
  topics: 'Темы',
  previous: 'Назад: {{title}}',
  next: 'Дальше: {{title}}',
  groups: { basics: 'Совместная работа', files: 'Тексты и файлы', more: 'Ещё' },
  aboutFormat: 'О\u00A0формате {{format}}',
  aboutFormats: 'О\u00A0форматах файлов',
  newTab: '(откроется в новой вкладке)',
  kinds: {
    documents: 'Книги и документы',
    programs: 'Программы',
    tables: 'Таблицы',
    subtitles: 'Субтитры',
  },
} as const satisfies Texts<'ru', 'guide'>;
