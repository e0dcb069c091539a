import type { Texts } from '../texts.ts';

export const chooser = {
  title: 'Scegli le sezioni',
  all: 'Tutte le sezioni',
  open: 'Apri l’editor',
  none: 'Scegli almeno una sezione.',
  empty: {
    title: 'Ancora nessuna sezione',
    text: 'Chi gestisce il progetto aggiunge le sezioni e ne carica i testi.',
  },
  toProject: 'Al progetto',
} as const satisfies Texts<'it', 'chooser'>;
