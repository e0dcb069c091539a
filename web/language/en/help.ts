/** The links to the user guide at /help, whose pages are in web/screens/help/pages. */
export const help = {
  about: {
    'start-a-project': 'Help on project settings',
    import: 'Help on importing',
    roles: 'Help on members and roles',
    dictionary: 'Help on the dictionary',
    download: 'Help on downloading',
    translate: 'Help on the editor',
  },
} as const;
