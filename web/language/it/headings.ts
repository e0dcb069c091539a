import type { Texts } from '../en/texts.ts';

export const headings = {
  open: 'Titoli',
  close: 'Torna al testo',
  title: 'Titoli',
  list: 'Titoli trovati',
  cutAt: 'Inizia le sezioni da',
  level: {
    part: 'Parti e libri',
    chapter: 'Capitoli',
    number: 'Numeri nei capitoli',
    title: 'Titoli senza numero',
  },
  one: { part: 'Parte', chapter: 'Capitolo', number: 'Numero', title: 'Titolo' },
  own: 'Il tuo modello',
  pattern: 'Titoli tuoi',
  patternExample: 'Giorno *',
  patternHint: 'L’asterisco * sta per qualsiasi testo: “Giorno *” trova “Giorno uno”.',
  characters_one: '{{count, number}} carattere',
  characters_many: '{{count, number}} di caratteri',
  characters_other: '{{count, number}} caratteri',
  result_one: 'Il testo diventa {{count, number}} sezione.',
  result_many: 'Il testo diventa {{count, number}} di sezioni.',
  result_other: 'Il testo diventa {{count, number}} sezioni.',
  notCut: 'Il testo resta in una sezione. Seleziona i titoli per dividerlo.',
  none: 'Nessun titolo trovato. Scrivi un modello per trovare i tuoi.',
} as const satisfies Texts<'it', 'headings'>;
