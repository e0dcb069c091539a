/** Search by name (SPEC §2). */
export const search = {
  title: 'Search',
  name: 'Name of a project',
  hint: 'Any part of the name.',
  none: 'No project has “{{name}}” in its name.',
  found_one: '{{count, number}} project found',
  found_other: '{{count, number}} projects found',
  foundMore: 'More than {{amount, number}} projects found',
  byActivity: 'latest activity first',
  more: 'Show more',
} as const;
