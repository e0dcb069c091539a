import type { Texts } from '../texts.ts';

export const states = {
  none: 'Не переведено',
  initial: 'Предварительный',
  review: 'Не утверждено',
  approved: 'Утверждено',
  competing: 'Конкурирует',
  progress:
    'Утверждено {{approved}}, не утверждено {{review}}, предварительных {{initial}}, не переведено {{none}}',
} as const satisfies Texts<'ru', 'states'>;
