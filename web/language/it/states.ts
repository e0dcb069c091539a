import type { Texts } from '../texts.ts';

export const states = {
  none: 'Non tradotto',
  initial: 'Iniziale',
  review: 'Non approvato',
  approved: 'Approvato',
  competing: 'Concorrente',
  progress: 'Approvato {{approved}}, non approvato {{review}}, iniziale {{initial}}, non tradotto {{none}}',
} as const satisfies Texts<'it', 'states'>;
