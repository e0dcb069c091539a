import type { Texts } from '../en/texts.ts';

export const editorDictionary = {
  title: 'Glossario',
  close: 'Chiudi il glossario',
  found: 'In questa stringa',
  all: 'Tutte le parole',
  noneFound: 'In questa stringa non ci sono parole del glossario.',
  none: 'Il glossario non ha ancora parole.',
  add: 'Aggiungi parola',
  addChosen: 'Aggiungi “{{text}}”',
  acts: 'Altre azioni per “{{word}}”',
  edit: 'Modifica',
  delete: 'Elimina',
} as const satisfies Texts<'it', 'editorDictionary'>;
