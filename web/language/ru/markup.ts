import type { Texts } from '../texts.ts';

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
  preview: 'Посмотреть',
  write: 'Вернуться к тексту',
  previewOf: 'Как будет выглядеть «{{field}}»',
  nothing: 'Пока ничего не написано.',
  length: '{{length, number}} / {{max, number}}',
} as const satisfies Texts<'ru', 'markup'>;
