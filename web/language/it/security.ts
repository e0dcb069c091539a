import type { Texts } from '../en/texts.ts';

export const security = {
  moved: 'Password, dispositivi e attività recenti sono in Sicurezza.',
  tokens: 'Token API',
  tokensHint: 'I programmi li usano per accedere al posto della tua password.',
  toTokens: 'Mostra i tuoi token API',
  events: 'Eventi di sicurezza recenti',
  eventsHint_one: 'Che cosa è successo ai tuoi accessi nell’ultimo giorno.',
  eventsHint_many: 'Che cosa è successo ai tuoi accessi negli ultimi {{count, number}} di giorni.',
  eventsHint_other: 'Che cosa è successo ai tuoi accessi negli ultimi {{count, number}} giorni.',
  noEvents: 'Non è ancora successo niente.',
  more: 'Mostra eventi precedenti',
  newDevice: 'Nuovo dispositivo',
  event: {
    signIn: 'Accesso effettuato',
    signInFailed_one: '{{count, number}} accesso fallito',
    signInFailed_many: '{{count, number}} di accessi falliti',
    signInFailed_other: '{{count, number}} accessi falliti',
    passwordChanged: 'Password cambiata',
    passwordReset: 'Nuova password impostata con un link',
    passwordLink: 'Un amministratore ha creato un link per una nuova password',
    emailChanged: 'Email cambiata',
    tokenCreated: 'Token API «{{name}}» creato',
    tokenRevoked: 'Token API «{{name}}» revocato',
  },
} as const satisfies Texts<'it', 'security'>;
