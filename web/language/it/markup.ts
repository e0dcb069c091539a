import type { Texts } from '../texts.ts';

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
  write: 'Torna al testo',
  previewOf: 'Anteprima di “{{field}}”',
  nothing: 'Non c’è ancora scritto nulla.',
  length: '{{length, number}} / {{max, number}}',
} as const satisfies Texts<'it', 'markup'>;
