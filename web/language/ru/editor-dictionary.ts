import type { Texts } from '../en/texts.ts';

export const editorDictionary = {
  title: 'Словарь',
  close: 'Закрыть словарь',
  found: 'В этой строке',
  all: 'Все слова',
  noneFound: 'В этой строке нет слов из словаря.',
  left_one: '{{count, number}} слово словаря здесь не искали: шаблоны слишком сложны.',
  left_few: '{{count, number}} слова словаря здесь не искали: шаблоны слишком сложны.',
  left_many: '{{count, number}} слов словаря здесь не искали: шаблоны слишком сложны.',
  left_other: '{{count, number}} слова словаря здесь не искали: шаблоны слишком сложны.',
  none: 'В словаре пока нет слов.',
  add: 'Добавить слово',
  addChosen: 'Добавить «{{text}}»',
  acts: 'Действия со словом «{{word}}»',
  edit: 'Изменить',
  delete: 'Удалить',
} as const satisfies Texts<'ru', 'editorDictionary'>;
