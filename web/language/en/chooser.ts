/** Which sections the editor opens (SPEC §2). */
export const chooser = {
  title: 'Choose sections',
  all: 'All sections',
  open: 'Open the editor',
  none: 'Choose at least one section.',
  empty: {
    title: 'No sections yet',
    text: 'Whoever manages the project adds sections and loads their texts.',
  },
  toProject: 'To the project',
} as const;
