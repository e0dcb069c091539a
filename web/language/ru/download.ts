import type { Texts } from '../texts.ts';

export const download = {
  button: 'Скачать',
  title: 'Скачать перевод',
  version: 'Вариант',
  current: 'Текущий',
  currentHint: 'Утверждённый перевод, а если его нет — набравший больше голосов.',
  approved: 'Только утверждённые',
  untranslated: 'Где перевода нет',
  source: 'Оставить оригинал',
  empty: 'Оставить пустое место',
  skip: 'Пропустить строку',
  escape: 'Экранировать переносы',
  escapeHint: 'Перенос внутри строки записывается как \\n. Иначе он становится пробелом.',
  mixed: 'Разделы JSON и текстовые не сложить в один файл. Скачайте их по отдельности.',
  nothing: 'Нет строк, чтобы их скачать.',
  done: 'Сохранено: {{file}}',
} as const satisfies Texts<'ru', 'download'>;
