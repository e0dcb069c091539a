/** The states of strings, pages and translations, and how far a work is. */
export const states = {
  none: 'Untranslated',
  initial: 'Initial',
  review: 'Not approved',
  approved: 'Approved',
  competing: 'Competing',
  progress: 'Approved {{approved}}, not approved {{review}}, initial {{initial}}, untranslated {{none}}',
} as const;
