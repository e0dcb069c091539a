/** The footer of every page: help and credits (screens.7). */
export const footer = {
  help: 'Help',
  credits: {
    title: 'Credits',
    fonts:
      'Fonts: Inter by Rasmus Andersson and Literata by TypeTogether, both under the SIL Open Font License.',
    parts: 'Built with React, Mantine, TanStack, Tabler Icons, Fastify and PostgreSQL.',
    licence: 'Dragoman is free software under the Apache License 2.0.',
  },
} as const;
