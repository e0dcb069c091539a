import type { Texts } from '../en/texts.ts';

export const password = {
  title: 'Imposta una nuova password',
  label: 'Nuova password',
  submit: 'Salva la password',
  done: 'Password salvata. Usala per accedere.',
  spent: 'Questo link non funziona più',
  spentText:
    'È già stato usato o è scaduto. Chiedine uno nuovo dalla pagina di accesso o all’amministratore del sito.',
  ask: 'Hai dimenticato la password?',
  email: 'Email',
  emailHint: 'L’indirizzo del tuo account. Riceverai un link per impostare una nuova password.',
  send: 'Invia il link',
  sent: 'Controlla la tua email',
  sentText:
    'Se un account ha l’indirizzo {{address}}, è in arrivo un link per impostare una nuova password. Funziona per {{minutes, number}} minuti. Guarda anche nella posta indesiderata.',
  noMail:
    'Questo sito non invia email. Chiedi all’amministratore del sito un link per impostare una nuova password.',
  toLogin: 'Torna all’accesso',
} as const satisfies Texts<'it', 'password'>;
