import type { Texts } from '../en/texts.ts';

export const sectionPicker = {
  title: 'Scegli le sezioni',
  all: 'Tutte le sezioni',
  open: 'Apri l’editor',
  none: 'Scegli almeno una sezione.',
  empty: {
    title: 'Ancora nessuna sezione',
    text: 'Chi gestisce il progetto deve aggiungere sezioni e importare stringhe.',
  },
  toProject: 'Vai al progetto',
} as const satisfies Texts<'it', 'sectionPicker'>;
