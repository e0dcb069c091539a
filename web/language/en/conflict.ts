/** What is said where there was a save meanwhile (DECISIONS §6): of a project's settings by somebody, of one's profile in another tab. */
export const conflict = {
  project: {
    title: 'Someone else has saved these settings meanwhile.',
    merged: 'What they changed is filled in below, and your changes are kept. Look at it and save again.',
    both: 'You both changed these. Saving keeps yours.',
    theirs: 'They saved',
    yours: 'You have',
    take: 'Take theirs',
    takeOf: 'Take theirs: {{field}}',
  },
  profile: {
    title: 'Your profile was saved in another tab meanwhile.',
    merged:
      'What was changed there is filled in, and what you changed here is kept. Look at it and save again.',
    both: 'These were changed in both. Saving keeps what is here.',
    theirs: 'Saved there',
    yours: 'Here',
    take: 'Take that one',
    takeOf: 'Take what was saved there: {{field}}',
  },
  empty: '(empty)',
} as const;
