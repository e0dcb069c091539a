import type { Texts } from '../texts.ts';

export const states = {
  none: 'Не переведено',
  initial: 'Черновик',
  review: 'Не утверждено',
  approved: 'Утверждено',
  competing: 'Соперник',
  progress: 'Утверждено {{approved}}, переведено {{translated}}',
} as const satisfies Texts<'ru', 'states'>;
