/** The words that all languages of a project share (families.18). */
export const sharedWords = {
  title: 'Shared words',
  note: 'Names and terms of the source. The dictionary of each language shows those that it has no translation for yet.',
  elsewhere: 'They are edited in the first project:',
  none: 'No shared words yet.',
  add: 'Add shared word',
  deleteAsk: 'Delete “{{word}}” from the shared words?',
  deleteText: 'Words that dictionaries already have stay.',
  untranslated_one: '{{count, number}} shared word not translated yet',
  untranslated_other: '{{count, number}} shared words not translated yet',
  translate: 'Translate “{{word}}”',
  translateNow: 'Translate',
} as const;
