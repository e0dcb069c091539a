import type { Texts } from '../texts.ts';

export const footer = {
  help: {
    title: 'Aiuto',
    load: 'Un progetto ha sezioni: capitoli, episodi, file. Chi lo gestisce carica il testo, che viene diviso in frammenti.',
    translate: 'I membri traducono i frammenti, votano le versioni altrui e ne discutono nei commenti.',
    approve:
      'I redattori approvano la migliore. Si scarica la versione approvata o, se manca, la più votata.',
    files:
      'Si scarica lo stesso file che è stato caricato, con i testi tradotti. SubRip, WebVTT, ASS / SSA e JSON tornano byte per byte, tranne ciò che è tradotto: sempre in UTF-8 senza BOM e con righe che finiscono in LF. Di un testo semplice tornano le righe o i paragrafi, senza gli spazi ai margini.',
    others:
      'Nell’editor si vede chi altro c’è e su quale stringa scrive; ciò che fanno gli altri appare subito. Chi preferisce non farsi vedere lo dice nelle impostazioni dell’editor.',
    password: 'Password dimenticata? Chiedine una nuova all’amministratore del sito.',
  },
  credits: {
    title: 'Ringraziamenti',
    fonts:
      'Caratteri: Inter di Rasmus Andersson e Literata di TypeTogether, entrambi con licenza SIL Open Font License.',
    parts: 'Costruito con React, Mantine, TanStack, Tabler Icons, Fastify e PostgreSQL.',
    licence: 'Dragoman è software libero con licenza Apache 2.0.',
  },
} as const satisfies Texts<'it', 'footer'>;
