import type { Missing } from '../en/missing.ts';

export const missing = {
  text: 'Dragoman non si è caricato.',
  reload: 'Ricarica la pagina',
} satisfies Missing;
