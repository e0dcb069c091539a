import type { Texts } from '../texts.ts';

export const states = {
  none: 'Non tradotta',
  initial: 'Iniziale',
  review: 'Non approvata',
  approved: 'Approvata',
  progress: 'Approvate {{approved}}, non approvate {{review}}, iniziali {{initial}}, non tradotte {{none}}',
} as const satisfies Texts<'it', 'states'>;
