import type { Texts } from '../en/texts.ts';

export const plurals = {
  zero: 'zero',
  one: 'uno',
  two: 'due',
  few: 'pochi',
  many: 'molti',
  other: 'altro',
  optional: 'facoltativo',
  missing: 'Forme mancanti: {{forms}}',
  missingHint: 'Forme mancanti: {{forms}}. Completale o segna la traduzione come iniziale.',
} as const satisfies Texts<'it', 'plurals'>;
