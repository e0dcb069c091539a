import type { Texts } from '../en/texts.ts';

export const accessLost = {
  hidden: 'Non hai più accesso a questo progetto.',
  gone: 'Questo progetto non è più disponibile.',
  stays: 'Il tuo testo resta in questa pagina finché non la lasci.',
  leave: 'I miei progetti',
} as const satisfies Texts<'it', 'accessLost'>;
