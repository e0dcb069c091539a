/** How much is stored of what may be (docs/decisions/022). */
export const usage = {
  project: 'Space',
  projectHint:
    'How much of its space this project uses. Once a limit is reached, nothing more can be added until something is deleted.',
  mine: 'All your projects together',
  owners: 'All projects of the owner together',
  sections: 'Sections',
  strings: 'Strings',
  bytes: 'Text',
  share: '{{used}} of {{most}}',
  own: 'Storage',
  ownHint: 'How much space all your projects use together.',
  over: {
    sections_one: '{{count, number}} section too many for this project.',
    sections_other: '{{count, number}} sections too many for this project.',
    strings: {
      project_one: '{{count, number}} string too many for this project.',
      project_other: '{{count, number}} strings too many for this project.',
      mine_one: '{{count, number}} string over the limit for all your projects.',
      mine_other: '{{count, number}} strings over the limit for all your projects.',
      owners_one: '{{count, number}} string over the limit for all projects of the owner.',
      owners_other: '{{count, number}} strings over the limit for all projects of the owner.',
    },
    bytes: {
      project: '{{size}} of text over the limit for this project.',
      mine: '{{size}} of text over the limit for all your projects.',
      owners: '{{size}} of text over the limit for all projects of the owner.',
    },
  },
  who: {
    sections:
      'Join or remove sections here, or delete some in the project. The site administrator can raise the limit.',
    project:
      'Leave something out, or delete what the project no longer needs. The site administrator can raise the limit.',
    mine: 'Leave something out, or delete what your projects no longer need. The site administrator can raise the limit.',
    owners:
      'Leave something out, or ask the owner to make room in their projects. The site administrator can raise the limit.',
  },
} as const;
