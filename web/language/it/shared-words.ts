/** Le parole che tutte le lingue di un progetto condividono (families.18). */
export const sharedWords = {
  title: 'Parole condivise',
  note: 'Nomi e termini dell’originale. Il glossario di ogni lingua mostra quelli che non ha ancora tradotto.',
  elsewhere: 'Si modificano nel primo progetto:',
  none: 'Ancora nessuna parola condivisa.',
  add: 'Aggiungi parola condivisa',
  deleteAsk: 'Eliminare “{{word}}” dalle parole condivise?',
  deleteText: 'Le parole che i glossari hanno già restano.',
  untranslated_one: '{{count, number}} parola condivisa non ancora tradotta',
  untranslated_many: '{{count, number}} di parole condivise non ancora tradotte',
  untranslated_other: '{{count, number}} parole condivise non ancora tradotte',
  translate: 'Traduci “{{word}}”',
  translateNow: 'Traduci',
} as const;
