import type { Texts } from '../en/texts.ts';

export const read = {
  title: 'Lettura',
  languages: 'Lingue',
  both: 'Entrambe',
  contents: 'Indice',
  whole: 'Testo completo',
  sections: 'Sezioni',
  look: 'Aspetto del testo',
  size: 'Dimensione del testo',
  originals: 'Mostra l’originale a margine',
  print: 'Stampa',
  printedPart:
    'È stata stampata solo la parte di testo già caricata. Per stamparlo tutto usa “Stampa” in “Aspetto del testo”.',
  empty: 'Questa sezione non ha ancora stringhe.',
  inEditor: 'N. {{index}} nell’editor: {{state}}',
  translate: 'Traduci n. {{index}}',
  untranslated: 'N. {{index}} non è ancora tradotto',
} as const satisfies Texts<'it', 'read'>;
