import type { Texts } from '../texts.ts';

/** How much is stored of what may be. */
export const usage = {
  project: 'Spazio',
  projectHint:
    'Quanto è usato di ciò che il progetto può contenere. Quando qualcosa è pieno, non si può aggiungere altro finché non si elimina qualcosa.',
  mine: 'Tutti i tuoi progetti insieme',
  owners: 'Tutti i progetti del proprietario insieme',
  sections: 'Sezioni',
  strings: 'Stringhe',
  bytes: 'Testo',
  share: '{{used}} di {{most}}',
  own: 'Spazio',
  ownHint: 'Quanto contengono insieme i tuoi progetti, rispetto al consentito.',
} as const satisfies Texts<'it', 'usage'>;
