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
    sections_one: '{{count, number}} section is more than this project may still have.',
    sections_other: '{{count, number}} sections are more than this project may still have.',
    strings: {
      project_one: '{{count, number}} string does not fit: this project may have no more.',
      project_other: '{{count, number}} strings do not fit: this project may have no more.',
      mine_one: '{{count, number}} string does not fit: all your projects together may have no more.',
      mine_other: '{{count, number}} strings do not fit: all your projects together may have no more.',
      owners_one:
        '{{count, number}} string does not fit: all projects of the owner together may have no more.',
      owners_other:
        '{{count, number}} strings do not fit: all projects of the owner together may have no more.',
    },
    bytes: {
      project: '{{size}} of text does not fit: this project may store no more.',
      mine: '{{size}} of text does not fit: all your projects together may store no more.',
      owners: '{{size}} of text does not fit: all projects of the owner together may store no more.',
    },
  },
  who: {
    sections:
      'Join some sections or leave some out, or delete others in the project. Whoever runs this site can raise the limit.',
    project:
      'Leave something out, or delete what the project no longer needs. Whoever runs this site can raise the limit.',
    mine: 'Leave something out, or delete what your projects no longer need. Whoever runs this site can raise the limit.',
    owners:
      'Leave something out, or ask the owner to make room in their projects. Whoever runs this site can raise the limit.',
  },
} as const;
