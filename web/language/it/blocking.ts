import type { Texts } from '../en/texts.ts';

export const blocking = {
  block: 'Blocca',
  unblock: 'Sblocca',
  unblockNamed: 'Sblocca {{username}}',
  ask: 'Bloccare {{username}}?',
  text: 'Non ricevi più notifiche su ciò che fa, non può menzionarti né invitarti e i suoi commenti ti appaiono compressi. Non ne viene informato.',
  blocked: 'Hai bloccato {{username}}',
  unblocked: 'Hai sbloccato {{username}}',
  tooMany: 'Hai bloccato troppi utenti. Sbloccane prima qualcuno.',
  list: 'Utenti bloccati',
  hint: 'Non possono menzionarti né invitarti e non ricevi notifiche su ciò che fanno.',
  none: 'Non hai bloccato nessuno.',
  collapsed: 'Commento di un utente che hai bloccato.',
  show: 'Mostra',
  showWhose: 'il commento di {{username}}',
} as const satisfies Texts<'it', 'blocking'>;
