import type { Texts } from '../en/texts.ts';

export const myProjects = {
  title: 'I miei progetti',
  create: 'Crea progetto',
  noneText: 'Crea un progetto o trovane uno a cui unirti.',
  noneToFind: 'Trova un progetto a cui unirti.',
  find: 'Cerca progetti',
  manyMore: 'più di {{amount, number}}',
  deleted: {
    title: 'Eliminati',
    none: 'Nessun progetto eliminato',
    noneText_one: 'I progetti che elimini restano qui per {{count, number}} giorno.',
    noneText_many: 'I progetti che elimini restano qui per {{count, number}} giorni.',
    noneText_other: 'I progetti che elimini restano qui per {{count, number}} giorni.',
    until: 'Ripristinabile fino al {{time}}',
    at: 'eliminato',
    restore: 'Ripristina',
    restored: '“{{project}}” ripristinato',
  },
} as const satisfies Texts<'it', 'myProjects'>;
