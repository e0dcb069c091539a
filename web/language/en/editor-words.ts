/** The dictionary beside a string in the editor (SPEC §2 'Editor'). */
export const editorWords = {
  title: 'Dictionary',
  close: 'Close the dictionary',
  found: 'In this string',
  all: 'All words',
  noneFound: 'No word of the dictionary is in this string.',
  none: 'The dictionary has no words yet.',
  add: 'Add word',
  addChosen: 'Add “{{text}}”',
  acts: 'More about “{{word}}”',
  edit: 'Edit',
  delete: 'Delete',
} as const;
