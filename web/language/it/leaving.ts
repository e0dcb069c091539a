import type { Texts } from '../en/texts.ts';

export const leaving = {
  title: 'Uscire senza salvare?',
  text: 'Le modifiche andranno perse.',
  confirm: 'Esci',
  keep: 'Resta',
} as const satisfies Texts<'it', 'leaving'>;
