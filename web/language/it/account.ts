import type { Texts } from '../en/texts.ts';

export const account = {
  email: 'Email',
  emailHint: 'Puoi usarla per accedere. La vedete solo tu e gli amministratori del sito.',
  saveEmail: 'Cambia email',
  emailSaved: 'Email cambiata',
  password: 'Password',
  passwordHint:
    'Se la cambi, verrai disconnesso da tutti gli altri dispositivi. I token API continuano a funzionare.',
  currentPassword: 'Password attuale',
  newPassword: 'Nuova password',
  savePassword: 'Cambia password',
  passwordSaved: 'Password cambiata',
  sessions: 'Sessioni attive',
  sessionsHint: 'Se non riconosci una sessione, terminala e cambia la password.',
  device: '{{browser}} su {{system}}',
  unknown: 'Browser sconosciuto',
  current: 'Questa sessione',
  lastUsed: 'ultima attività',
  signedIn: 'accesso: {{date}}',
  end: 'Termina',
  endNamed: 'Termina {{name}}, {{address}}',
  ended: 'Sessione terminata',
  endOthers: 'Termina tutte le altre sessioni',
  endOthersAsk: 'Terminare tutte le altre sessioni?',
  endOthersText: 'Resterai connesso solo su questo dispositivo.',
  othersEnded: 'Altre sessioni terminate',
} as const satisfies Texts<'it', 'account'>;
