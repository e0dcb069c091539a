import type { Texts } from '../en/texts.ts';

export const help = {
  about: {
    'start-a-project': 'Guida alle impostazioni del progetto',
    import: 'Guida all’importazione',
    roles: 'Guida a membri e ruoli',
    dictionary: 'Guida al glossario',
    download: 'Guida allo scaricamento',
    translate: 'Guida all’editor',
  },
} as const satisfies Texts<'it', 'help'>;
