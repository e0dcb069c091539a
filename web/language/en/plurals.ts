/** Plurals: their forms, and what a translation of them lacks. */
export const plurals = {
  zero: 'zero',
  one: 'one',
  two: 'two',
  few: 'few',
  many: 'many',
  other: 'other',
  optional: 'optional',
  missing: 'Missing forms: {{forms}}',
  missingHint: 'Missing forms: {{forms}}. Fill them in, or mark the translation as initial.',
} as const;
