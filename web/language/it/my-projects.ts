import type { Texts } from '../texts.ts';

export const myProjects = {
  title: 'I miei progetti',
  create: 'Crea progetto',
  noneText: 'Creane uno, o cerca un’opera che vorresti tradurre e unisciti.',
  find: 'Cerca un progetto',
  manyMore: 'più di {{amount, number}}',
} as const satisfies Texts<'it', 'myProjects'>;
