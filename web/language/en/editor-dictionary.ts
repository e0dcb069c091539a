/** The dictionary beside a string in the editor (dictionary.13). */
export const editorDictionary = {
  title: 'Dictionary',
  close: 'Close dictionary',
  found: 'In this string',
  all: 'All words',
  noneFound: 'No dictionary words in this string.',
  left_one: '{{count, number}} dictionary word was not looked for here: the patterns are too complex.',
  left_other: '{{count, number}} dictionary words were not looked for here: the patterns are too complex.',
  none: 'No words in the dictionary yet.',
  add: 'Add word',
  addChosen: 'Add “{{text}}”',
  acts: 'More actions for “{{word}}”',
  edit: 'Edit',
  delete: 'Delete',
} as const;
