import type { Texts } from '../en/texts.ts';

export const search = {
  title: 'Cerca',
  name: 'Nome del progetto',
  hint: 'Inserisci una parte qualsiasi del nome.',
  none: 'Nessun progetto corrisponde a “{{name}}”.',
  found_one: '{{count, number}} progetto trovato',
  found_many: '{{count, number}} di progetti trovati',
  found_other: '{{count, number}} progetti trovati',
  foundMore: 'Più di {{max, number}} progetti trovati',
  byActivity: 'prima i più recenti',
  more: 'Mostra altri',
} as const satisfies Texts<'it', 'search'>;
