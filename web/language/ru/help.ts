import type { Texts } from '../en/texts.ts';

export const help = {
  title: 'Справка',
  intro: 'Как переводить вместе в Драгомане.',
  search: 'Поиск по справке',
  none: 'Нет страниц по запросу «{{sought}}».',
  all: 'Все темы',
  topics: 'Темы',
  previous: 'Назад: {{title}}',
  next: 'Дальше: {{title}}',
  groups: { basics: 'Совместная работа', files: 'Тексты и файлы', more: 'Ещё' },
  about: {
    'start-a-project': 'Справка о настройках проекта',
    import: 'Справка об импорте',
    roles: 'Справка об участниках и ролях',
    dictionary: 'Справка о словаре',
    download: 'Справка о скачивании',
    translate: 'Справка о редакторе',
  },
} as const satisfies Texts<'ru', 'help'>;
