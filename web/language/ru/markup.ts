import type { Texts } from '../en/texts.ts';

export const markup = {
  tools: 'Оформление поля «{{field}}»',
  tool: {
    bold: 'Жирный',
    italic: 'Курсив',
    underline: 'Подчёркнутый',
    strike: 'Зачёркнутый',
    code: 'Код',
    quote: 'Цитата',
    link: 'Ссылка',
    video: 'Видео',
  },
  preview: 'Просмотр',
  write: 'Изменить',
  previewOf: 'Просмотр поля «{{field}}»',
  nothing: 'Просматривать пока нечего.',
  length: '{{length, number}} / {{max, number}}',
} as const satisfies Texts<'ru', 'markup'>;
