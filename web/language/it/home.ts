import type { Texts } from '../en/texts.ts';

export const home = {
  title: 'Home',
  yours: 'I tuoi progetti',
  all: 'Tutti ({{amount, number}})',
  allMine: 'Tutti',
  noneTitle: 'Ancora nessun progetto',
  noneText: 'Qui compaiono i progetti che crei o a cui partecipi.',
  popular: 'Popolari ora',
  popularHint: 'aggiornati negli ultimi 10 giorni',
  more: 'Altri progetti',
  quietTitle: 'Nessuna attività recente',
  quietText: 'Negli ultimi 10 giorni nessun progetto è stato aggiornato.',
  aboutTitle: 'Traduciamo libri insieme',
  about:
    'Traduci romanzi, programmi e film in gruppo: una stringa alla volta, e la traduzione migliore si sceglie a voti.',
  create: 'Crea un progetto',
  kinds: {
    books: 'Libri e documenti',
    programs: 'Programmi',
    films: 'Film',
  },
  how: 'Come funziona',
  picture: 'L’editor: a sinistra le stringhe, a destra quella scelta con le sue traduzioni',
  inNeed: 'Cercano traduttori',
  loadTitle: 'Importa le stringhe.',
  load: 'Da un libro, dal file di un programma, da sottotitoli o da un testo.',
  translateTitle: 'Traduci e vota.',
  translate: 'Aggiungi una traduzione o vota quella di altri.',
  approveTitle: 'Approva e scarica.',
  approve: 'Le traduzioni migliori, nel formato del file di origine.',
} as const satisfies Texts<'it', 'home'>;
