import type { Texts } from '../en/texts.ts';

/** The source versions of a section (updates.14), and what the log says about them. */
export const sourceVersions = {
  title: 'Versioni dell’originale di “{{section}}”',
  list: 'Versioni dell’originale, dalla più recente',
  kind: {
    import: 'Importazione',
    update: 'Aggiornamento',
    undo: 'Annullamento',
  },
  noFile: 'senza nome di file',
  undone: 'Annullata',
  counts: {
    changed: 'modificate: {{amount, number}}',
    added: 'aggiunte: {{amount, number}}',
    moved: 'spostate: {{amount, number}}',
    removed: 'eliminate: {{amount, number}}',
    none: 'solo la forma del file',
  },
  left: 'Lasciate come sono: {{reasons}}',
  because: {
    editedSince: '{{amount, number}} modificate nel frattempo',
    movedSince: '{{amount, number}} spostate nel frattempo',
    filledSince: '{{amount, number}} con traduzioni o commenti',
    gone: '{{amount, number}} eliminate nel frattempo',
  },
  older: 'Mostra le versioni precedenti',
  none: 'Ancora nessuna versione dell’originale',
  noneText: 'Qui compaiono le importazioni e gli aggiornamenti di questa sezione.',
} as const satisfies Texts<'it', 'sourceVersions'>;
