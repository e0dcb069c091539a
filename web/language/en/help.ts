/** The user guide at /help. Its pages are in web/screens/help/pages. */
export const help = {
  title: 'Help',
  intro: 'How to translate with others in Dragoman.',
  search: 'Search the guide',
  none: 'No page matches “{{sought}}”.',
  all: 'All topics',
  topics: 'Topics',
  previous: 'Previous: {{title}}',
  next: 'Next: {{title}}',
  groups: { basics: 'Working together', files: 'Texts and files', more: 'More' },
  about: {
    'start-a-project': 'Help on project settings',
    import: 'Help on importing',
    roles: 'Help on members and roles',
    dictionary: 'Help on the dictionary',
    download: 'Help on downloading',
    translate: 'Help on the editor',
  },
} as const;
