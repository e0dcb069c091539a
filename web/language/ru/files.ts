import type { Texts } from '../en/texts.ts';

export const files = {
  unread:
    'Файл «{{name}}» ({{format}}) пока нельзя прочитать. Подойдут {{formats, list(type: disjunction)}}.',
  unreadPasted: 'Формат {{format}} пока нельзя прочитать. Подойдут {{formats, list(type: disjunction)}}.',
  anyway: 'Всё равно импортировать как текст',
  again: {
    title: 'Добавить к тексту на странице или заменить его?',
    text_one: 'Выбран {{count, number}} файл. При замене текст и сделанные здесь правки пропадут.',
    text_few: 'Выбрано {{count, number}} файла. При замене текст и сделанные здесь правки пропадут.',
    text_many: 'Выбрано {{count, number}} файлов. При замене текст и сделанные здесь правки пропадут.',
    text_other: 'Выбрано {{count, number}} файла. При замене текст и сделанные здесь правки пропадут.',
    replaceTitle: 'Заменить текст на странице?',
    replaceText: 'При замене текст и сделанные здесь правки пропадут.',
    add: 'Добавить',
    replace: 'Заменить',
  },
  script: {
    source: 'Это не похоже на {{language}}: в тексте преобладает {{script}}.',
    target: 'Эти переводы не похожи на {{language}}: в них преобладает {{script}}.',
    same: 'Почти все переводы совпадают с оригиналом. Это тот файл?',
  },
  drop: {
    title: 'Перетащите файлы сюда, чтобы начать',
    text: 'Каждый файл станет разделом, а книга разделится на главы.',
    formats: 'Форматы: {{formats, list(style: narrow; type: unit)}}',
    paste: 'Вставить текст',
    over: 'Отпустите файлы, чтобы импортировать их.',
  },
} as const satisfies Texts<'ru', 'files'>;
