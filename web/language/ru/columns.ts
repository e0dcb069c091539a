import type { Texts } from '../en/texts.ts';

export const columns = {
  title: 'Столбцы',
  header: 'В первой строке таблицы — названия',
  rows: 'Первые строки таблицы',
  number: 'Столбец {{number, number}}',
  named: 'Столбец {{number, number}}: {{name}}',
  sheets: 'Какие листы читать',
  role: {
    none: 'Не читать',
    key: 'Ключ',
    source: 'Оригинал',
    translation: 'Перевод',
    context: 'Контекст',
    max_length: 'Максимальная длина',
    state: 'Состояние',
  },
} as const satisfies Texts<'ru', 'columns'>;
