import type { Texts } from '../en/texts.ts';

export const sectionQuestion = {
  title: 'Eliminare “{{section}}”?',
  goes: 'Verranno eliminate anche {{strings}} e {{translations}}, con i loro voti e commenti. Si può ripristinare da “Eliminati” nel registro del progetto.',
  empty: 'Non contiene stringhe. Si può ripristinare da “Eliminati” nel registro del progetto.',
  confirm: 'Elimina la sezione',
  keep: 'Conserva',
} as const satisfies Texts<'it', 'sectionQuestion'>;
