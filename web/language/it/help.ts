import type { Texts } from '../texts.ts';

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
    import: 'Guida: importare',
    roles: 'Guida: membri e ruoli',
    dictionary: 'Guida: glossario',
    download: 'Guida: scaricare',
    translate: 'Guida: editor',
  },
} as const satisfies Texts<'it', 'help'>;
