import type { Texts } from '../texts.ts';

/** How much is stored of what may be. */
export const usage = {
  project: 'Spazio',
  projectHint:
    'Quanto spazio del progetto è già occupato. Raggiunto un limite, non si può aggiungere altro finché non si elimina qualcosa.',
  mine: 'Tutti i tuoi progetti insieme',
  owners: 'Tutti i progetti del proprietario insieme',
  sections: 'Sezioni',
  strings: 'Stringhe',
  bytes: 'Testo',
  share: '{{used}} di {{most}}',
  own: 'Spazio',
  ownHint: 'Quanto spazio occupano in tutto i tuoi progetti, rispetto al massimo.',
  over: {
    sections_one: '{{count, number}} sezione è di troppo: il progetto non può averne altre.',
    sections_many: '{{count, number}} di sezioni sono di troppo: il progetto non può averne altre.',
    sections_other: '{{count, number}} sezioni sono di troppo: il progetto non può averne altre.',
    strings: {
      project_one: '{{count, number}} stringa è di troppo: il progetto non può averne altre.',
      project_many: '{{count, number}} di stringhe sono di troppo: il progetto non può averne altre.',
      project_other: '{{count, number}} stringhe sono di troppo: il progetto non può averne altre.',
      mine_one: '{{count, number}} stringa è di troppo: i tuoi progetti insieme non possono averne altre.',
      mine_many:
        '{{count, number}} di stringhe sono di troppo: i tuoi progetti insieme non possono averne altre.',
      mine_other:
        '{{count, number}} stringhe sono di troppo: i tuoi progetti insieme non possono averne altre.',
      owners_one:
        '{{count, number}} stringa è di troppo: i progetti del proprietario insieme non possono averne altre.',
      owners_many:
        '{{count, number}} di stringhe sono di troppo: i progetti del proprietario insieme non possono averne altre.',
      owners_other:
        '{{count, number}} stringhe sono di troppo: i progetti del proprietario insieme non possono averne altre.',
    },
    bytes: {
      project: '{{size}} di testo sono di troppo: il progetto non può contenerne altro.',
      mine: '{{size}} di testo sono di troppo: i tuoi progetti insieme non possono contenerne altro.',
      owners:
        '{{size}} di testo sono di troppo: i progetti del proprietario insieme non possono contenerne altro.',
    },
  },
  who: {
    sections:
      'Unisci o escludi alcune sezioni, oppure eliminane altre dal progetto. Chi gestisce questo sito può alzare il limite.',
    project:
      'Escludi qualcosa, oppure elimina ciò che al progetto non serve più. Chi gestisce questo sito può alzare il limite.',
    mine: 'Escludi qualcosa, oppure elimina ciò che ai tuoi progetti non serve più. Chi gestisce questo sito può alzare il limite.',
    owners:
      'Escludi qualcosa, oppure chiedi al proprietario di fare spazio nei suoi progetti. Chi gestisce questo sito può alzare il limite.',
  },
} as const satisfies Texts<'it', 'usage'>;
