import type { Texts } from '../texts.ts';

export const profile = {
  here: 'Здесь с {{date}}',
  noAbout: 'Здесь пока ничего не написано.',
} as const satisfies Texts<'ru', 'profile'>;
