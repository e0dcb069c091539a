/** The user guide at /help (screens.10), and the links to its pages on file formats (screens.21). */
export const guide = {
  title: 'Help',
  intro: 'How to translate with others in Dragoman.',
  search: 'Search the guide',
  none: 'No page matches “{{sought}}”.',
  all: 'All topics',
  topics: 'Topics',
  previous: 'Previous: {{title}}',
  next: 'Next: {{title}}',
  groups: { basics: 'Working together', files: 'Texts and files', more: 'More' },
  aboutFormat: 'About {{format}} files',
  aboutFormats: 'About file formats',
  newTab: '(opens in a new tab)',
  kinds: {
    documents: 'Books and documents',
    programs: 'Programs',
    tables: 'Tables',
    subtitles: 'Subtitles',
  },
} as const;
