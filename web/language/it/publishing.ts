import type { Texts } from '../en/texts.ts';

export const publishing = {
  publish: 'Pubblica per i lettori',
  unpublish: 'Ritira dai lettori',
  published: 'Sezione pubblicata',
  unpublished: 'Sezione ritirata',
} as const satisfies Texts<'it', 'publishing'>;
