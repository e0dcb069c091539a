import type { Texts } from '../texts.ts';

export const states = {
  none: 'Не переведено',
  initial: 'Черновик',
  review: 'Не утверждено',
  approved: 'Утверждено',
  competing: 'Соперник',
  progress:
    'Утверждено {{approved}}, не утверждено {{review}}, черновики {{initial}}, не переведено {{none}}',
} as const satisfies Texts<'ru', 'states'>;
