import type { Texts } from '../en/texts.ts';

export const editorDictionary = {
  title: 'Словарь',
  close: 'Закрыть словарь',
  found: 'В этой строке',
  all: 'Все слова',
  noneFound: 'В этой строке нет слов из словаря.',
  none: 'В словаре пока нет слов.',
  add: 'Добавить слово',
  addChosen: 'Добавить «{{text}}»',
  acts: 'Действия со словом «{{word}}»',
  edit: 'Изменить',
  delete: 'Удалить',
} as const satisfies Texts<'ru', 'editorDictionary'>;
