/** The source versions of a section (updates.14), and what the log says about them. */
export const sourceVersions = {
  title: 'Source versions of “{{section}}”',
  list: 'Source versions, newest first',
  kind: {
    import: 'Import',
    update: 'Update',
    undo: 'Undo',
  },
  noFile: 'without a file name',
  undone: 'Undone',
  counts: {
    changed: '{{amount, number}} changed',
    added: '{{amount, number}} added',
    moved: '{{amount, number}} moved',
    removed: '{{amount, number}} removed',
    none: 'only the form of the file',
  },
  /** What the undo of an update has left as it is (updates.9). */
  left: 'Left as they are: {{reasons}}',
  because: {
    editedSince: '{{amount, number}} edited since',
    movedSince: '{{amount, number}} moved since',
    filledSince: '{{amount, number}} with translations or comments',
    gone: '{{amount, number}} deleted since',
  },
  older: 'Show older versions',
  none: 'No source versions yet',
  noneText: 'Imports and updates of this section appear here.',
} as const;
