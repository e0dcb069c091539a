import type { Texts } from '../texts.ts';

export const search = {
  title: 'Cerca',
  name: 'Nome di un progetto',
  hint: 'Una parte qualsiasi del nome.',
  none: 'Nessun progetto ha “{{name}}” nel nome.',
  found_one: '{{count, number}} progetto trovato',
  found_many: '{{count, number}} di progetti trovati',
  found_other: '{{count, number}} progetti trovati',
  foundMore: 'Più di {{amount, number}} progetti trovati',
  byActivity: 'prima quelli cambiati per ultimi',
  more: 'Mostra altri',
} as const satisfies Texts<'it', 'search'>;
