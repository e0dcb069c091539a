import type { Texts } from '../en/texts.ts';

export const helpFormats = {
  title: 'Formati dei file',
  kinds: {
    documents: 'Libri e documenti',
    programs: 'Programmi',
    tables: 'Tabelle',
    subtitles: 'Sottotitoli',
  },
} as const satisfies Texts<'it', 'helpFormats'>;
