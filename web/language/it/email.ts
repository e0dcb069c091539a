import type { Texts } from '../en/texts.ts';

export const email = {
  title: 'Conferma il tuo indirizzo email',
  question:
    'Conferma che questo indirizzo è tuo. Potrai così reimpostare la password via email e ricevere avvisi.',
  submit: 'Conferma l’indirizzo',
  confirmed: 'Indirizzo confermato',
  confirmedText: 'Grazie. Ora ricevi a questo indirizzo gli avvisi sul tuo account.',
  goOn: 'Vai a Dragoman',
  spent: 'Questo link non funziona più',
  spentText:
    'È già stato usato, è scaduto o era per un altro indirizzo. Puoi inviarne un altro dalle impostazioni dell’account.',
} as const satisfies Texts<'it', 'email'>;
