/** The errors that a first visit can meet; all others are in failures.ts. */
export const firstFailures = {
  some: 'Si è verificato un errore',
  noWords: 'qualcosa è andato storto',
  part: 'Impossibile caricare una parte della pagina. Riprova.',
  waitSeconds: 'Troppe richieste. Riprova {{time, relativetime(range: second)}}.',
  waitMinutes: 'Troppe richieste. Riprova {{time, relativetime(range: minute)}}.',
  kind: {
    tooOften: 'Troppe richieste. Aspetta un momento e riprova.',
    signedOut: 'La sessione è scaduta. Accedi e riprova.',
    broken: 'Si è verificato un errore sul server.',
    busy: 'Dragoman è sovraccarico. Riprova tra qualche secondo.',
    unavailable: 'Dragoman non è disponibile. Riprova tra poco.',
    offline: 'Nessuna connessione. La modifica potrebbe non essere stata salvata.',
    unreached: 'Nessuna connessione. Riprova quando sei di nuovo online.',
    late: 'Nessuna risposta in tempo. Forse è andata a buon fine: controlla prima di riprovare.',
    unreadable: 'Dragoman è stato aggiornato. Ricarica la pagina.',
  },
};
