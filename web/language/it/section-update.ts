import type { Texts } from '../en/texts.ts';

/** L'aggiornamento di una sezione da una nuova versione del file. */
export const sectionUpdate = {
  mode: 'Che cosa fare con il file',
  by: {
    key: 'Aggiorna per chiave',
    time: 'Aggiorna per tempo',
    text: 'Aggiorna per testo',
  },
  append: 'Aggiungi in fondo',
  keeps: 'Le stringhe modificate conservano traduzioni, voti, approvazioni e commenti.',
  appends: {
    key: 'Vengono aggiunte tutte le stringhe del file. Le chiavi già presenti nella sezione compariranno due volte.',
    time: 'Vengono aggiunti tutti i sottotitoli del file, anche quelli già presenti nella sezione.',
    text: 'Vengono aggiunte tutte le stringhe del file, anche quelle già presenti nella sezione.',
  },
  filter: {
    changed: 'Modificate {{amount, number}}',
    added: 'Nuove {{amount, number}}',
    missing: 'Rimosse {{amount, number}}',
    same: 'Invariate {{amount, number}}',
  },
  none: {
    changed: 'Nessuna stringa modificata.',
    added: 'Nessuna stringa nuova.',
    missing: 'Nessuna stringa rimossa.',
    same: 'Nessuna stringa invariata.',
  },
  missing: 'Queste stringhe non sono nel file. Restano nella sezione se non le selezioni per eliminarle.',
  deleteAll_one: 'Elimina {{count, number}} stringa rimossa con le sue traduzioni',
  deleteAll_many: 'Elimina tutte le {{count, number}} di stringhe rimosse con le loro traduzioni',
  deleteAll_other: 'Elimina tutte le {{count, number}} stringhe rimosse con le loro traduzioni',
  delete: 'Elimina “{{string}}”',
  maxLength: 'Traduzione più lunga: {{before}} → {{after}}',
  repeated_one:
    '{{count, number}} stringa ripete una chiave. Le stringhe con la stessa chiave sono abbinate in ordine.',
  repeated_many:
    '{{count, number}} di stringhe ripetono una chiave. Le stringhe con la stessa chiave sono abbinate in ordine.',
  repeated_other:
    '{{count, number}} stringhe ripetono una chiave. Le stringhe con la stessa chiave sono abbinate in ordine.',
  translations: {
    kept: 'Traduzioni mantenute: {{amount, number}}',
    deleted: 'traduzioni da eliminare: {{amount, number}}',
    own: 'Traduzioni: {{amount, number}}',
  },
  several:
    'Questa sezione si aggiorna con un file alla volta. Questi file vengono aggiunti: il primo in fondo alla sezione, gli altri come nuove sezioni.',
  format: 'D’ora in poi la sezione sarà scaricata come {{format}}.',
  nothing: 'Il file ha le stesse stringhe della sezione.',
  comparing: 'Confronto con la sezione…',
  failed: 'Impossibile confrontare il file con la sezione.',
  again: 'Riprova',
  sum: '{{changed, number}} modificate, {{added, number}} nuove, {{deleted, number}} da eliminare',
  submit: 'Aggiorna la sezione',
} as const satisfies Texts<'it', 'sectionUpdate'>;
