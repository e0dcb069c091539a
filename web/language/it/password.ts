import type { Texts } from '../texts.ts';

export const password = {
  title: 'Scegli una nuova password',
  label: 'Nuova password',
  submit: 'Salva la password',
  done: 'La nuova password è salvata: usala per accedere.',
  spent: 'Questo link non funziona più',
  spentText: 'È già stato usato, o è troppo vecchio. Chiedine un altro all’amministratore del sito.',
} as const satisfies Texts<'it', 'password'>;
