import type { Texts } from '../texts.ts';

export const leaving = {
  title: 'Uscire senza salvare?',
  text: 'Quello che hai cambiato qui andrebbe perso.',
  deed: 'Esci',
  keep: 'Resta',
} as const satisfies Texts<'it', 'leaving'>;
