/** Search by name (search.2). */
export const search = {
  title: 'Search',
  name: 'Project name',
  hint: 'Enter any part of the name.',
  none: 'No projects match “{{name}}”.',
  found_one: '{{count, number}} project found',
  found_other: '{{count, number}} projects found',
  foundMore: 'More than {{max, number}} projects found',
  byActivity: 'most recently active first',
  more: 'Show more',
} as const;
