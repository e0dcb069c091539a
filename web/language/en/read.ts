/** The reading page. */
export const read = {
  title: 'Read',
  languages: 'Languages',
  both: 'Both',
  contents: 'Contents',
  whole: 'Full text',
  sections: 'Sections',
  look: 'Text appearance',
  size: 'Text size',
  originals: 'Show the source in the margin',
  print: 'Print',
  printedPart:
    'Only part of the text had loaded when it was printed. To print all of it, use Print under “Text appearance”.',
  empty: 'This section has no strings yet.',
  inEditor: '#{{index}} in the editor: {{state}}',
  translate: 'Translate #{{index}}',
  untranslated: '#{{index}} isn’t translated yet',
} as const;
