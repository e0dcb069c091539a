import type { Texts } from '../en/texts.ts';

export const markup = {
  tools: 'Formattazione di “{{field}}”',
  tool: {
    bold: 'Grassetto',
    italic: 'Corsivo',
    underline: 'Sottolineato',
    strike: 'Barrato',
    code: 'Codice',
    quote: 'Citazione',
    link: 'Link',
    video: 'Video',
  },
  preview: 'Anteprima',
  write: 'Modifica',
  previewOf: 'Anteprima di “{{field}}”',
  nothing: 'Nessuna anteprima.',
  length: '{{length, number}} / {{max, number}}',
} as const satisfies Texts<'it', 'markup'>;
