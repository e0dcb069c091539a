import type { Texts } from '../texts.ts';

export const editorFilters = {
  show: 'Mostra',
  all: 'Tutte',
  status: {
    non_tr: 'Non tradotte',
    tr: 'Tradotte',
    non_app: 'Non approvate',
    app: 'Approvate',
    init: 'Iniziali',
    comp: 'In gara',
    non_read_coms: 'Da leggere',
  },
  more: 'Altri filtri',
  statuses: 'Stato',
  find: 'Cerca nell’originale',
  from: 'Di chi traduce',
  anyone: 'Chiunque',
  nobody: 'Nessun membro con questo nome',
  contains: {
    original: 'L’originale contiene',
    translation: 'La traduzione contiene',
    key: 'La chiave contiene',
    context: 'Il contesto contiene',
  },
  active: {
    original: 'Originale: {{text}}',
    translation: 'Traduzione: {{text}}',
    key: 'Chiave: {{text}}',
    context: 'Contesto: {{text}}',
    from: 'Di: {{text}}',
  },
  regex: 'Espressioni regolari',
  regexHint:
    'Nel dialetto di PostgreSQL: ^ e $ sono i margini del testo, \\m e \\M quelli di una parola, a|b è l’uno o l’altro. Maiuscole e minuscole sono uguali.',
  apply: 'Mostra le stringhe',
  clear: 'Togli i filtri',
  remove: 'Togli il filtro “{{filter}}”',
  found_one: '{{count, number}} stringa trovata',
  found_many: '{{count, number}} di stringhe trovate',
  found_other: '{{count, number}} stringhe trovate',
  heldRow: 'Non è più in questo elenco; resta qui finché non viene aggiornato',
  none: {
    title: 'Nessuna stringa corrisponde',
    text: 'Nessuna stringa qui è come chiedono i filtri.',
  },
  refused: 'I filtri di questo indirizzo non si possono usare',
} as const satisfies Texts<'it', 'editorFilters'>;
