/** How much is stored of what may be (docs/decisions/022). */
export const usage = {
  project: 'Space',
  projectHint:
    'How much of what this project may hold is used. When something is full, nothing more can be added until something is deleted.',
  mine: 'All your projects together',
  owners: 'All projects of the owner together',
  sections: 'Sections',
  strings: 'Strings',
  bytes: 'Text',
  share: '{{used}} of {{most}}',
  own: 'Storage',
  ownHint: 'What your own projects hold together, of what they may.',
} as const;
