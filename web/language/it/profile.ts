import type { Texts } from '../texts.ts';

export const profile = {
  here: 'Qui dal {{date}}',
  noAbout: 'Qui non c’è ancora scritto nulla.',
} as const satisfies Texts<'it', 'profile'>;
