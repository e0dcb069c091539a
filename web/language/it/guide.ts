import type { Texts } from '../en/texts.ts';

export const guide = {
  title: 'Guida',
  intro: 'Come tradurre insieme in Dragoman.',
  search: 'Cerca nella guida',
  none: 'Nessuna pagina per “{{sought}}”.',
  all: 'Tutti gli argomenti',
  topics: 'Argomenti',
  previous: 'Precedente: {{title}}',
  next: 'Successivo: {{title}}',
  groups: { basics: 'Lavorare insieme', files: 'Testi e file', more: 'Altro' },
  aboutFormat: 'Informazioni su {{format}}',
  aboutFormats: 'Informazioni sui formati dei file',
  newTab: '(si apre in una nuova scheda)',
  kinds: {
    documents: 'Libri e documenti',
    programs: 'Programmi',
    tables: 'Tabelle',
    subtitles: 'Sottotitoli',
  },
} as const satisfies Texts<'it', 'guide'>;
