/** The projects one is a member of (SPEC §2 '/projects'). */
export const myProjects = {
  title: 'My projects',
  create: 'Create project',
  noneText: 'Create one, or look for a work you would like to translate and join it.',
  find: 'Find a project',
  manyMore: 'more than {{amount, number}}',
} as const;
