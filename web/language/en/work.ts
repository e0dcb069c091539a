/** The fields of the work that a project translates, which the log names too. */
export const workFields = {
  author: 'Author',
  original_title: 'Source title',
  translated_title: 'Title of the translation',
  translators: 'Translators',
  series: 'Series',
  year: 'Year',
  licence: 'Licence',
} as const;

/** The work that a project translates (projects.37). */
export const work = {
  title: 'The work',
  hint: 'For the books that readers download, the translated files of books, and the headers of PO files. Leave empty what you don’t know.',
  ...workFields,
} as const;
