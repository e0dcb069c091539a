import type { Texts } from '../en/texts.ts';

export const editorDictionary = {
  title: 'Glossario',
  close: 'Chiudi il glossario',
  found: 'In questa stringa',
  all: 'Tutte le parole',
  noneFound: 'In questa stringa non ci sono parole del glossario.',
  left_one:
    '{{count, number}} parola del glossario non è stata cercata qui: i modelli sono troppo complessi.',
  left_many:
    '{{count, number}} di parole del glossario non sono state cercate qui: i modelli sono troppo complessi.',
  left_other:
    '{{count, number}} parole del glossario non sono state cercate qui: i modelli sono troppo complessi.',
  none: 'Il glossario non ha ancora parole.',
  add: 'Aggiungi parola',
  addChosen: 'Aggiungi “{{text}}”',
  acts: 'Altre azioni per “{{word}}”',
  edit: 'Modifica',
  delete: 'Elimina',
} as const satisfies Texts<'it', 'editorDictionary'>;
