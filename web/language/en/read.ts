/** The reading page. */
export const read = {
  title: 'Reading',
  languages: 'Languages',
  both: 'Both',
  contents: 'Contents',
  whole: 'The whole text',
  sections: 'Sections',
  look: 'How the text looks',
  size: 'Text size',
  originals: 'Show the original in the margin',
  print: 'Print',
  empty: 'This section has no text yet.',
  inEditor: '#{{index}} in the editor: {{state}}',
  translate: 'Translate #{{index}}',
  untranslated: '#{{index}} is not translated yet',
} as const;
