/** Conflicts of edits (api.9): somebody else saved the project's settings, or another tab the user's profile. */
export const conflict = {
  project: {
    title: 'Someone else saved these settings.',
    merged: 'Their changes are filled in below and yours are kept. Review and save again.',
    both: 'You both changed these. Saving keeps yours.',
    theirs: 'Theirs',
    yours: 'Yours',
    take: 'Use theirs',
    takeOf: 'Use theirs: {{field}}',
  },
  profile: {
    title: 'Your profile was saved in another tab.',
    merged: 'Those changes are filled in below and yours are kept. Review and save again.',
    both: 'These changed in both tabs. Saving keeps the ones here.',
    theirs: 'Other tab',
    yours: 'This tab',
    take: 'Use the other',
    takeOf: 'Use the other: {{field}}',
  },
  empty: '(empty)',
} as const;
