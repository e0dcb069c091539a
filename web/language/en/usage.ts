/** Storage and its limits (docs/decisions/022). */
export const usage = {
  project: 'Storage',
  projectHint: 'When a limit is reached, nothing can be added until something is deleted.',
  mine: 'All your projects',
  owners: 'All the owner’s projects',
  sections: 'Sections',
  strings: 'Strings',
  bytes: 'Text',
  share: '{{used}} of {{most}}',
  own: 'Storage',
  ownHint: 'Used by all your projects.',
  over: {
    sections_one: '{{count, number}} section over this project’s limit.',
    sections_other: '{{count, number}} sections over this project’s limit.',
    strings: {
      project_one: '{{count, number}} string over this project’s limit.',
      project_other: '{{count, number}} strings over this project’s limit.',
      mine_one: '{{count, number}} string over the limit for your projects.',
      mine_other: '{{count, number}} strings over the limit for your projects.',
      owners_one: '{{count, number}} string over the limit for the owner’s projects.',
      owners_other: '{{count, number}} strings over the limit for the owner’s projects.',
    },
    bytes: {
      project: '{{size}} of text over this project’s limit.',
      mine: '{{size}} of text over the limit for your projects.',
      owners: '{{size}} of text over the limit for the owner’s projects.',
    },
  },
  who: {
    sections:
      'Merge or skip some sections here, or delete some from the project. The site administrator can raise the limit.',
    project:
      'Import less, or delete what the project no longer needs. The site administrator can raise the limit.',
    mine: 'Import less, or delete what your projects no longer need. The site administrator can raise the limit.',
    owners: 'Import less, or ask the owner to free up space. The site administrator can raise the limit.',
  },
} as const;
