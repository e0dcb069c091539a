import type { Texts } from '../en/texts.ts';

export const password = {
  title: 'Imposta una nuova password',
  label: 'Nuova password',
  submit: 'Salva la password',
  done: 'Password salvata. Usala per accedere.',
  spent: 'Questo link non funziona più',
  spentText: 'È già stato usato o è scaduto. Chiedine uno nuovo all’amministratore del sito.',
} as const satisfies Texts<'it', 'password'>;
