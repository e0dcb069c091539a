import type { Texts } from '../en/texts.ts';

export const states = {
  none: 'Non tradotta',
  initial: 'Iniziale',
  review: 'Non approvata',
  approved: 'Approvata',
  legend: {
    none: 'Non tradotte',
    initial: 'Iniziali',
    review: 'Non approvate',
    approved: 'Approvate',
  },
  progress: 'Approvate {{approved}}, non approvate {{review}}, iniziali {{initial}}, non tradotte {{none}}',
} as const satisfies Texts<'it', 'states'>;
