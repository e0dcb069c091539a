/** The states of strings and pages, and progress. */
export const states = {
  none: 'Untranslated',
  initial: 'Initial',
  review: 'Not approved',
  approved: 'Approved',
  /** Legends of charts and progress bars. */
  legend: {
    none: 'Untranslated',
    initial: 'Initial',
    review: 'Not approved',
    approved: 'Approved',
  },
  progress: 'Approved {{approved}}, not approved {{review}}, initial {{initial}}, untranslated {{none}}',
} as const;
