import type { Texts } from '../texts.ts';

export const states = {
  none: 'Non tradotto',
  initial: 'Iniziale',
  review: 'Non approvato',
  approved: 'Approvato',
  competing: 'In gara',
  progress: '{{approved}} approvato, {{translated}} tradotto',
} as const satisfies Texts<'it', 'states'>;
