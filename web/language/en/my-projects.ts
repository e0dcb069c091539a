/** The user's projects (screens.15). */
export const myProjects = {
  title: 'My projects',
  create: 'Create project',
  noneText: 'Create a project, or find one to join.',
  /** For users who may not create one. */
  noneToFind: 'Find a project to join.',
  find: 'Find projects',
  manyMore: 'more than {{amount, number}}',
  deleted: {
    title: 'Deleted',
    none: 'No deleted projects',
    noneText_one: 'Projects you delete stay here for {{count, number}} day.',
    noneText_other: 'Projects you delete stay here for {{count, number}} days.',
    until: 'Can be restored until {{time}}',
    at: 'deleted',
    restore: 'Restore',
    restored: '“{{project}}” restored',
  },
} as const;
