/** Files to be imported: formats, adding or replacing, and scripts that don't fit the language. */
export const files = {
  unread: 'Can’t read “{{name}}” ({{format}}) yet. Use {{formats, list(type: disjunction)}}.',
  unreadPasted: 'Can’t read {{format}} yet. Use {{formats, list(type: disjunction)}}.',
  newerBook: '“{{name}}” is a book. A newer file of a book is imported for all of its chapters at once:',
  anyway: 'Import as plain text anyway',
  again: {
    title: 'Add to the text here, or replace it?',
    text_one: '{{count, number}} file is ready. Replacing discards the text and the changes you made here.',
    text_other:
      '{{count, number}} files are ready. Replacing discards the text and the changes you made here.',
    replaceTitle: 'Replace the text here?',
    replaceText: 'Replacing discards the text and the changes you made here.',
    add: 'Add',
    replace: 'Replace',
  },
  script: {
    source: 'This text doesn’t look like {{language}}: most of its letters are {{script}}.',
    target: 'These translations don’t look like {{language}}: most of their letters are {{script}}.',
    same: 'Most of these translations are the same as the source. Is this the right file?',
  },
  language: {
    source:
      'The file says that its texts are in this language: {{other}}. This project translates from another: {{language}}.',
    target:
      'The file says that its translations are in this language: {{other}}. This project translates into another: {{language}}.',
  },
  drop: {
    title: 'Drop files here to start',
    text: 'Each file becomes a section. A book is divided into its chapters.',
    formats: 'Formats: {{formats, list(style: narrow; type: unit)}}',
    paste: 'Paste text',
    over: 'Drop the files to import them.',
  },
} as const;
