/** The field in which texts with markup are written (DECISIONS §10). */
export const markup = {
  tools: 'Formatting of “{{field}}”',
  tool: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strike through',
    code: 'Code',
    quote: 'Quotation',
    link: 'Link',
    video: 'Video',
  },
  preview: 'Preview',
  write: 'Back to writing',
  previewOf: 'Preview of “{{field}}”',
  nothing: 'Nothing is written yet.',
  length: '{{length, number}} / {{max, number}}',
} as const;
