/** The question before a page with unsaved changes is left. */
export const leaving = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  confirm: 'Leave',
  keep: 'Stay',
} as const;
