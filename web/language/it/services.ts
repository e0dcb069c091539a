import type { Texts } from '../en/texts.ts';

export const services = {
  continue: 'Continua con {{name}}',
  or: 'oppure',
  outcome: {
    denied: 'L’accesso è stato annullato.',
    expired: 'È passato troppo tempo, o l’accesso è iniziato in un altro browser. Riprova.',
    unavailable: 'Il servizio non è disponibile. Riprova più tardi.',
    failed:
      'La risposta del servizio non è affidabile, quindi l’accesso non è avvenuto. Riprova o avvisa l’amministratore del sito.',
    tooOften: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
    closed: 'Nessun account è collegato a questo servizio e al momento nessuno può registrarsi.',
    banned: 'Questo utente è stato bandito.',
    taken: 'È già collegato a un altro utente.',
    another: 'Hai collegato un altro account di questo servizio. Prima scollegalo.',
    notYours: 'Non è l’account che hai collegato. Accedi lì con quello giusto.',
    connected: 'Collegato. Ora puoi accedere con questo servizio.',
    confirmed: 'Confermato. Ora scegli una password.',
  },
  signUp: {
    title: 'Registrazione',
    intro:
      'Hai fatto l’accesso con {{name}}. Nessun account è ancora collegato: scegli un nome utente per crearne uno.',
    have: 'Hai già un account? Accedi con la password e collega {{name}} in Sicurezza.',
    submit: 'Crea l’account',
    expired: 'È passato troppo tempo. Accedi di nuovo.',
    again: 'Accedi di nuovo',
  },
  connected: {
    title: 'Servizi collegati',
    hint: 'Accedi con loro invece che con la password.',
    since: 'Collegato dal {{date}}',
    not: 'Non collegato',
    connect: 'Collega',
    connectNamed: 'Collega {{name}}',
    disconnect: 'Scollega',
    disconnectNamed: 'Scollega {{name}}',
    go: 'Vai a {{name}}',
    isOff: '{{name}} scollegato',
    passwordFirst: 'Prima imposta una password. Poi potrai collegare e scollegare servizi.',
  },
  password: {
    none: 'Il tuo account non ha una password. Per impostarne una, prima conferma che sei tu.',
    confirm: 'Conferma con {{name}}',
    set: 'Imposta la password',
    isSet: 'Password impostata',
    first: 'Il tuo account non ha una password. Prima impostane una in Sicurezza.',
    toSecurity: 'Vai a Sicurezza',
  },
} as const satisfies Texts<'it', 'services'>;
