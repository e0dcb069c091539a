import type { Texts } from '../en/texts.ts';

export const states = {
  none: 'Не переведено',
  initial: 'Предварительно',
  review: 'Не утверждено',
  approved: 'Утверждено',
  legend: {
    none: 'Не переведено',
    initial: 'Предварительно',
    review: 'Не утверждено',
    approved: 'Утверждено',
  },
  progress:
    'Утверждено {{approved}}, не утверждено {{review}}, предварительно {{initial}}, не переведено {{none}}',
} as const satisfies Texts<'ru', 'states'>;
