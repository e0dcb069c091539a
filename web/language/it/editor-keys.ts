import type { Texts } from '../texts.ts';

export const editorKeys = {
  title: 'Tutti i tasti',
  groups: {
    around: 'Spostarsi',
    entry: 'Scrivere',
    versions: 'Versioni',
    panels: 'Accanto al testo',
  },
  names: {
    previousString: 'Stringa precedente',
    nextString: 'Stringa successiva',
    nextUntranslated: 'Prossima stringa non tradotta',
    previousPage: 'Pagina precedente',
    nextPage: 'Pagina successiva',
    filter: 'Cerca e filtra',
    palette: 'Comandi',
    sheet: 'Tutti i tasti',
    saveAndNext: 'Aggiungi e passa alla stringa successiva',
    saveAndStay: 'Aggiungi e resta',
    copySource: 'Copia l’originale',
    markInitial: 'Segna come iniziale, o togli il segno',
    leave: 'Annulla, esci dal campo',
    chooseVersion: 'Scegli una versione per numero',
    approve: 'Approva la versione scelta, o annulla l’approvazione',
    voteFor: 'Vota a favore della versione scelta',
    voteAgainst: 'Vota contro la versione scelta',
    editVersion: 'Modifica la versione scelta',
    comments: 'Commenti',
    dictionary: 'Glossario',
  },
} as const satisfies Texts<'it', 'editorKeys'>;
