import type { Texts } from '../texts.ts';

export const editorSettings = {
  title: 'Impostazioni dell’editor',
  pageSize: 'Stringhe per pagina',
  pageSizeHint: 'Da {{min, number}} a {{max, number}}',
  showTranslations: 'Colonna centrale',
  columns: {
    only_cur: 'Versione corrente',
    all: 'Tutte le versioni',
    only_apr_and_reg: 'Approvate e regolari',
    only_apr: 'Solo approvate',
  },
  shown: {
    only_cur: '{{language}}, versione corrente',
    all: '{{language}}, tutte le versioni',
    only_apr_and_reg: '{{language}}, approvate e regolari',
    only_apr: '{{language}}, solo approvate',
  },
  noneShown: 'Niente da mostrare',
  useDoubleClick: 'Scegli una stringa con doppio clic',
  showNextSectionsArrows: 'Frecce verso le sezioni vicine',
  drawNewLine: 'Mostra gli a capo con ↵',
  showsPresence: 'Mostra agli altri dove sono',
  exitEditOnSave: 'Esci dalla modifica al salvataggio',
  markAllRead: 'Segna tutti i commenti come letti',
  markingRead: 'Un momento…',
  markedRead_one: 'Letti i commenti a {{count, number}} stringa',
  markedRead_many: 'Letti i commenti a {{count, number}} di stringhe',
  markedRead_other: 'Letti i commenti a {{count, number}} stringhe',
  nothingUnread: 'Non c’erano commenti da leggere',
} as const satisfies Texts<'it', 'editorSettings'>;
