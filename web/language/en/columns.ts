/** The columns of a table that is imported (programs.34). */
export const columns = {
  title: 'Columns',
  header: 'First row has names',
  rows: 'First rows of the table',
  number: 'Column {{number, number}}',
  named: 'Column {{number, number}}: {{name}}',
  sheets: 'Sheets that are read',
  role: {
    none: 'Not read',
    key: 'Key',
    source: 'Source',
    translation: 'Translation',
    context: 'Context',
    max_length: 'Maximum length',
    state: 'State',
  },
};
