import type { Texts } from '../en/texts.ts';

export const myProjects = {
  title: 'I miei progetti',
  create: 'Crea progetto',
  noneText: 'Crea un progetto o trovane uno a cui unirti.',
  find: 'Cerca progetti',
  manyMore: 'più di {{amount, number}}',
} as const satisfies Texts<'it', 'myProjects'>;
