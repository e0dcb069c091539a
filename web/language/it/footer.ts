import type { Texts } from '../en/texts.ts';

export const footer = {
  help: 'Guida',
  credits: {
    title: 'Riconoscimenti',
    fonts:
      'Caratteri: Inter di Rasmus Andersson e Literata di TypeTogether, entrambi con licenza SIL Open Font License.',
    parts: 'Costruito con React, Mantine, TanStack, Tabler Icons, Fastify e PostgreSQL.',
    licence: 'Dragoman è software libero con licenza Apache 2.0.',
  },
} as const satisfies Texts<'it', 'footer'>;
