import type { Texts } from '../en/texts.ts';

export const editorSettings = {
  title: 'Impostazioni dell’editor',
  pageSize: 'Stringhe per pagina',
  pageSizeHint: 'Da {{min, number}} a {{max, number}}',
  showTranslations: 'Colonna centrale',
  columns: {
    only_cur: 'Traduzione corrente',
    all: 'Tutte le traduzioni',
    only_apr_and_reg: 'Approvate e regolari',
    only_apr: 'Solo approvate',
  },
  shown: {
    only_cur: '{{language}}, traduzione corrente',
    all: '{{language}}, tutte le traduzioni',
    only_apr_and_reg: '{{language}}, approvate e regolari',
    only_apr: '{{language}}, solo approvate',
  },
  noneShown: 'Niente da mostrare',
  layout: 'Traduci',
  layouts: { beside: 'Nel pannello laterale', inPlace: 'Nell’elenco' },
  useDoubleClick: 'Seleziona le stringhe con doppio clic',
  showNextSectionsArrows: 'Frecce per le sezioni vicine',
  drawNewLine: 'Mostra gli a capo (↵) e i caratteri invisibili',
  showsPresence: 'Mostra agli altri dove lavoro',
  exitEditOnSave: 'Esci dalla modalità di modifica al salvataggio',
  markAllRead: 'Segna tutti i commenti come letti',
  markingRead: 'Un momento…',
  markedRead_one: 'Letti i commenti a {{count, number}} stringa',
  markedRead_many: 'Letti i commenti a {{count, number}} di stringhe',
  markedRead_other: 'Letti i commenti a {{count, number}} stringhe',
  nothingUnread: 'Nessun commento da leggere',
} as const satisfies Texts<'it', 'editorSettings'>;
