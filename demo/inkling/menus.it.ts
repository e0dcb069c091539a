import type { DemoString } from '../project.ts';

/** Inkling's menus and tools in Italian. */
export const MENUS: readonly DemoString[] = [
  {
    keyOrStart: 'menu.file',
    translations: [{ author: 'guido', text: 'File', votesFor: ['marta'], approved: true }],
  },
  { keyOrStart: 'menu.file.new', translations: [{ author: 'marta', text: 'Nuovo foglio', approved: true }] },
  { keyOrStart: 'menu.file.open', translations: [{ author: 'marta', text: 'Apri…', approved: true }] },
  {
    keyOrStart: 'menu.file.save',
    translations: [{ author: 'marta', text: 'Salva', votesFor: ['sonya'], approved: true }],
  },
  {
    keyOrStart: 'menu.file.export',
    translations: [
      { author: 'marta', text: 'Esporta come immagine…', votesFor: ['guido'], approved: true },
      { author: 'guido', text: 'Esporta in figura…', initial: true },
    ],
  },
  { keyOrStart: 'menu.file.print', translations: [{ author: 'guido', text: 'Stampa…', approved: true }] },
  { keyOrStart: 'menu.edit', translations: [{ author: 'guido', text: 'Modifica', approved: true }] },
  {
    keyOrStart: 'menu.edit.undo',
    translations: [{ author: 'marta', text: 'Annulla {step}', votesFor: ['guido', 'sonya'], approved: true }],
  },
  {
    keyOrStart: 'menu.edit.redo',
    translations: [
      { author: 'guido', text: 'Ripristina {step}', votesFor: ['sonya'], approved: true },
      { author: 'marta', text: 'Ripeti {step}', votesFor: ['sonya'] },
    ],
    comments: [
      {
        author: 'marta',
        text: '«Ripristina» fa pensare a un backup. In quasi tutti i programmi di disegno si legge «Ripeti».',
        replies: [
          { author: 'guido', text: 'È vero, ma «ripeti» sembra rifarlo una seconda volta. Ci dormo su.' },
        ],
      },
    ],
  },
  {
    keyOrStart: 'tool.brush',
    translations: [{ author: 'marta', text: 'Pennello', votesFor: ['guido'], approved: true }],
  },
  { keyOrStart: 'tool.pencil', translations: [{ author: 'marta', text: 'Matita', approved: true }] },
  {
    keyOrStart: 'tool.nib',
    translations: [
      { author: 'guido', text: 'Pennino', votesFor: ['marta', 'sonya'] },
      { author: 'marta', text: 'Penna', initial: true },
    ],
    comments: [
      {
        author: 'guido',
        text: '«Penna a intinzione» sarebbe il nome esatto, ma sono 18 lettere. «Pennino» lo capisce chiunque abbia macchiato un quaderno.',
      },
    ],
  },
  {
    keyOrStart: 'tool.eraser',
    translations: [{ author: 'sonya', text: 'Gomma', votesFor: ['guido', 'marta'] }],
  },
  {
    keyOrStart: 'tool.bucket',
    translations: [
      { author: 'sonya', text: 'Secchio', initial: true },
      { author: 'guido', text: 'Secchiello', votesFor: ['sonya', 'marta'] },
    ],
  },
  { keyOrStart: 'brush.wetness', translations: [{ author: 'sonya', text: 'Umidità', initial: true }] },
  {
    keyOrStart: 'layer.one',
    translations: [
      { author: 'guido', text: 'Foglio di lucido', votesFor: ['marta'] },
      { author: 'marta', text: 'Velina', votesFor: ['sonya'] },
    ],
    comments: [
      {
        author: 'marta',
        text: '«Lucido» è la parola del disegno tecnico; «velina» è più breve e più tenera. Però in Italia la velina balla anche in televisione…',
        replies: [
          {
            author: 'guido',
            text: 'Appunto! «Lucido» e basta, allora?',
            replies: [
              { author: 'sonya', text: 'A me, che non sono del mestiere, «lucido» fa pensare alle scarpe.' },
            ],
          },
        ],
      },
    ],
  },
];
