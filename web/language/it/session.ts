import type { Texts } from '../en/texts.ts';

export const session = {
  ended: 'La tua sessione è scaduta',
  endedText:
    'Accedi di nuovo per continuare, {{username}}. Tutto in questa pagina resta com’è, anche il tuo testo.',
  goOnAsGuest: 'Continua senza accedere',
  back: 'Hai di nuovo effettuato l’accesso. Puoi riprovare ciò che non era riuscito.',
  other: 'Ora ha effettuato l’accesso {{username}}',
  otherText:
    'Questa pagina mostra ancora ciò che vede {{was}}. Per continuare come {{username}} va ricaricata. Il testo non salvato andrà perso.',
  goOnAs: 'Continua come {{username}}',
} as const satisfies Texts<'it', 'session'>;
