/** Слова, общие для всех языков проекта (families.18). */
export const sharedWords = {
  title: 'Общие слова',
  note: 'Имена и термины оригинала. Словарь каждого языка показывает те, у которых в нём ещё нет перевода.',
  elsewhere: 'Их правят в первом проекте:',
  none: 'Общих слов пока нет.',
  add: 'Добавить общее слово',
  deleteAsk: 'Удалить «{{word}}» из общих слов?',
  deleteText: 'Слова, которые уже есть в словарях, останутся.',
  untranslated_one: '{{count, number}} общее слово ещё не переведено',
  untranslated_few: '{{count, number}} общих слова ещё не переведены',
  untranslated_many: '{{count, number}} общих слов ещё не переведены',
  untranslated_other: '{{count, number}} общего слова ещё не переведены',
  translate: 'Перевести «{{word}}»',
  translateNow: 'Перевести',
} as const;
