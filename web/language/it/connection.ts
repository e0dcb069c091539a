import type { Texts } from '../en/texts.ts';

export const connection = {
  offline: 'Nessuna connessione con Dragoman.',
  unavailable: 'Dragoman non risponde.',
  stays: 'Quello che scrivi non va perso.',
  back: 'Di nuovo online.',
} as const satisfies Texts<'it', 'connection'>;
