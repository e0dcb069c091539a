import type { Texts } from '../en/texts.ts';

/** Storage and its limits. */
export const usage = {
  project: 'Spazio',
  projectHint: 'Raggiunto un limite, non si può aggiungere altro finché non si elimina qualcosa.',
  mine: 'Tutti i tuoi progetti',
  owners: 'Tutti i progetti del proprietario',
  sections: 'Sezioni',
  strings: 'Stringhe',
  bytes: 'Testo',
  share: '{{used}} di {{most}}',
  own: 'Spazio',
  ownHint: 'Quanto occupano tutti i tuoi progetti.',
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
      'Unisci o salta alcune sezioni, oppure eliminane altre dal progetto. L’amministratore del sito può alzare il limite.',
    project:
      'Importa di meno, oppure elimina ciò che non serve più al progetto. L’amministratore del sito può alzare il limite.',
    mine: 'Importa di meno, oppure elimina ciò che non serve più ai tuoi progetti. L’amministratore del sito può alzare il limite.',
    owners:
      'Importa di meno, oppure chiedi al proprietario di liberare spazio. L’amministratore del sito può alzare il limite.',
  },
} as const satisfies Texts<'it', 'usage'>;
