/** The states of strings, pages and translations, and how far a work is. */
export const states = {
  none: 'Untranslated',
  initial: 'Initial',
  review: 'Not approved',
  approved: 'Approved',
  competing: 'Competing',
  progress: '{{approved}} approved, {{translated}} translated',
} as const;
