import type { Fragment } from '../work.ts';

/** Inkling's menus and tools in Italian. */
export const MENUS: readonly Fragment[] = [
  { source: 'menu.file', versions: [{ by: 'guido', text: 'File', plus: ['marta'], approved: true }] },
  { source: 'menu.file.new', versions: [{ by: 'marta', text: 'Nuovo foglio', approved: true }] },
  { source: 'menu.file.open', versions: [{ by: 'marta', text: 'Apri…', approved: true }] },
  { source: 'menu.file.save', versions: [{ by: 'marta', text: 'Salva', plus: ['sonya'], approved: true }] },
  {
    source: 'menu.file.export',
    versions: [
      { by: 'marta', text: 'Esporta come immagine…', plus: ['guido'], approved: true },
      { by: 'guido', text: 'Esporta in figura…', initial: true },
    ],
  },
  { source: 'menu.file.print', versions: [{ by: 'guido', text: 'Stampa…', approved: true }] },
  { source: 'menu.edit', versions: [{ by: 'guido', text: 'Modifica', approved: true }] },
  {
    source: 'menu.edit.undo',
    versions: [{ by: 'marta', text: 'Annulla {step}', plus: ['guido', 'sonya'], approved: true }],
  },
  {
    source: 'menu.edit.redo',
    versions: [
      { by: 'guido', text: 'Ripristina {step}', plus: ['sonya'], approved: true },
      { by: 'marta', text: 'Ripeti {step}', plus: ['sonya'] },
    ],
    remarks: [
      {
        by: 'marta',
        says: '«Ripristina» fa pensare a un backup. In quasi tutti i programmi di disegno si legge «Ripeti».',
        answers: [
          { by: 'guido', says: 'È vero, ma «ripeti» sembra rifarlo una seconda volta. Ci dormo su.' },
        ],
      },
    ],
  },
  {
    source: 'tool.brush',
    versions: [{ by: 'marta', text: 'Pennello', plus: ['guido'], approved: true }],
  },
  { source: 'tool.pencil', versions: [{ by: 'marta', text: 'Matita', approved: true }] },
  {
    source: 'tool.nib',
    versions: [
      { by: 'guido', text: 'Pennino', plus: ['marta', 'sonya'] },
      { by: 'marta', text: 'Penna', initial: true },
    ],
    remarks: [
      {
        by: 'guido',
        says: '«Penna a intinzione» sarebbe il nome esatto, ma sono 18 lettere. «Pennino» lo capisce chiunque abbia macchiato un quaderno.',
      },
    ],
  },
  { source: 'tool.eraser', versions: [{ by: 'sonya', text: 'Gomma', plus: ['guido', 'marta'] }] },
  {
    source: 'tool.bucket',
    versions: [
      { by: 'sonya', text: 'Secchio', initial: true },
      { by: 'guido', text: 'Secchiello', plus: ['sonya', 'marta'] },
    ],
  },
  { source: 'brush.wetness', versions: [{ by: 'sonya', text: 'Umidità', initial: true }] },
  {
    source: 'layer.one',
    versions: [
      { by: 'guido', text: 'Foglio di lucido', plus: ['marta'] },
      { by: 'marta', text: 'Velina', plus: ['sonya'] },
    ],
    remarks: [
      {
        by: 'marta',
        says: '«Lucido» è la parola del disegno tecnico; «velina» è più breve e più tenera. Però in Italia la velina balla anche in televisione…',
        answers: [
          {
            by: 'guido',
            says: 'Appunto! «Lucido» e basta, allora?',
            answers: [
              { by: 'sonya', says: 'A me, che non sono del mestiere, «lucido» fa pensare alle scarpe.' },
            ],
          },
        ],
      },
    ],
  },
];
