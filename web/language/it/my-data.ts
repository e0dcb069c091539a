/** *I miei dati*: eliminare l’account (accounts.27). */
export const myData = {
  all: 'Scarica i miei dati',
  allHint:
    'Il profilo, le traduzioni, i commenti, i voti e tutto ciò che è conservato su di te, in un unico file con una riga di JSON per elemento.',
  download: 'Scarica',
  deletion: 'Elimina l’account',
  deletionHint_one:
    'L’account si elimina {{count, number}} giorno dopo la richiesta. Fino ad allora tutto funziona come prima e puoi annullare.',
  deletionHint_many:
    'L’account si elimina {{count, number}} di giorni dopo la richiesta. Fino ad allora tutto funziona come prima e puoi annullare.',
  deletionHint_other:
    'L’account si elimina {{count, number}} giorni dopo la richiesta. Fino ad allora tutto funziona come prima e puoi annullare.',
  texts: 'Le tue traduzioni e i tuoi commenti',
  choice: { keep: 'Conservali senza il mio nome', erase: 'Cancellali' },
  choiceHint: {
    keep: 'Restano nei progetti con la firma “Utente eliminato”.',
    erase:
      'Spariscono anche dalle cronologie e dai registri. Le traduzioni che altri hanno approvato o modificato restano, con la firma “Utente eliminato”. Resta anche ciò che appartiene al progetto: l’originale, il glossario e i nomi delle sezioni.',
  },
  ask: 'Elimina il mio account',
  asked: 'Il tuo account sarà eliminato',
  projects: 'I tuoi progetti',
  projectsFirst: 'Prima cedi o elimina i tuoi progetti, nelle loro impostazioni:',
  lastAdmin: 'Sei l’ultimo amministratore del sito. Prima nominane un altro.',
  pending: 'Il tuo account sarà eliminato il {{date}}.',
  waiting:
    'Il tuo account sarà eliminato appena non avrai più progetti tuoi e non sarai l’ultimo amministratore del sito.',
  pendingTexts: {
    keep: 'Le tue traduzioni e i tuoi commenti restano senza il tuo nome.',
    erase:
      'Le tue traduzioni e i tuoi commenti saranno cancellati, salvo ciò che altri hanno approvato o modificato.',
  },
  cancel: 'Conserva il mio account',
  cancelled: 'Il tuo account resta',
} as const;
