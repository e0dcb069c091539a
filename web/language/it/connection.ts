import type { Texts } from '../texts.ts';

export const connection = {
  offline: 'Nessuna connessione con Dragoman.',
  unavailable: 'Dragoman al momento non risponde.',
  stays: 'Quello che scrivi resta qui.',
  back: 'Dragoman è di nuovo raggiungibile.',
} as const satisfies Texts<'it', 'connection'>;
