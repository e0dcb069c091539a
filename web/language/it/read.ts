import type { Texts } from '../texts.ts';

export const read = {
  title: 'Lettura',
  languages: 'Lingue',
  both: 'Entrambe',
  contents: 'Indice',
  whole: 'Tutto il testo',
  sections: 'Sezioni',
  look: 'Aspetto del testo',
  size: 'Dimensione del testo',
  originals: 'Mostra l’originale a margine',
  print: 'Stampa',
  empty: 'Questa sezione non ha ancora testo.',
  inEditor: 'N. {{index}} nell’editor: {{state}}',
  translate: 'Traduci n. {{index}}',
  untranslated: 'N. {{index}} non è ancora tradotto',
} as const satisfies Texts<'it', 'read'>;
