/** The section picker (editor.1). */
export const sectionPicker = {
  title: 'Choose sections',
  all: 'All sections',
  open: 'Open editor',
  none: 'Choose at least one section.',
  empty: {
    title: 'No sections yet',
    text: 'A manager needs to add sections and import strings.',
  },
  toProject: 'Go to project',
} as const;
