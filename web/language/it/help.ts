import type { Texts } from '../en/texts.ts';

export const help = {
  title: 'Guida',
  intro: 'Come tradurre insieme in Dragoman.',
  search: 'Cerca nella guida',
  none: 'Nessuna pagina per “{{sought}}”.',
  all: 'Tutti gli argomenti',
  topics: 'Argomenti',
  previous: 'Precedente: {{title}}',
  next: 'Successivo: {{title}}',
  groups: { basics: 'Lavorare insieme', files: 'Testi e file', more: 'Altro' },
  about: {
    'start-a-project': 'Guida alle impostazioni del progetto',
    import: 'Guida all’importazione',
    roles: 'Guida a membri e ruoli',
    dictionary: 'Guida al glossario',
    download: 'Guida allo scaricamento',
    translate: 'Guida all’editor',
  },
} as const satisfies Texts<'it', 'help'>;
