import type { Texts } from '../texts.ts';

export const session = {
  ended: 'La tua sessione è terminata',
  endedText:
    'Per continuare accedi di nuovo, {{username}}. Tutto in questa pagina resta com’è, anche quello che hai scritto.',
  goOnAsGuest: 'Continua senza accedere',
  back: 'L’accesso è di nuovo attivo. Puoi riprovare ciò che non era riuscito.',
  other: 'Ora ha effettuato l’accesso {{username}}',
  otherText:
    'Questa pagina mostra ancora quello che vede {{was}}. Per continuare come {{username}} va ricaricata; quello che è stato scritto qui e non salvato andrà perso.',
  goOnAs: 'Continua come {{username}}',
} as const satisfies Texts<'it', 'session'>;
