/** The field for texts with markup (markup.2). */
export const markup = {
  tools: 'Formatting of “{{field}}”',
  tool: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    code: 'Code',
    quote: 'Quote',
    link: 'Link',
    video: 'Video',
  },
  preview: 'Preview',
  write: 'Edit',
  previewOf: 'Preview of “{{field}}”',
  nothing: 'Nothing to preview.',
  length: '{{length, number}} / {{max, number}}',
} as const;
