import type { Texts } from '../en/texts.ts';

export const columns = {
  title: 'Colonne',
  header: 'La prima riga contiene i nomi',
  rows: 'Prime righe della tabella',
  number: 'Colonna {{number, number}}',
  named: 'Colonna {{number, number}}: {{name}}',
  sheets: 'Fogli da leggere',
  role: {
    none: 'Non letta',
    key: 'Chiave',
    source: 'Originale',
    translation: 'Traduzione',
    context: 'Contesto',
    max_length: 'Lunghezza massima',
    state: 'Stato',
  },
} as const satisfies Texts<'it', 'columns'>;
