/** The states of strings and pages, and how far a work is. */
export const states = {
  none: 'Untranslated',
  initial: 'Initial',
  review: 'Not approved',
  approved: 'Approved',
  /** Of many strings: the legend of a share or a bar. */
  legend: {
    none: 'Untranslated',
    initial: 'Initial',
    review: 'Not approved',
    approved: 'Approved',
  },
  progress: 'Approved {{approved}}, not approved {{review}}, initial {{initial}}, untranslated {{none}}',
} as const;
