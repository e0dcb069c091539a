/** The user's projects (screens.15). */
export const myProjects = {
  title: 'My projects',
  create: 'Create project',
  noneText: 'Create a project, or find one to join.',
  find: 'Find projects',
  manyMore: 'more than {{amount, number}}',
} as const;
