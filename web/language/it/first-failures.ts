/** What may go wrong on a first visit, in words. The other failures come with the screens that meet them. */
export const firstFailures = {
  some: 'Qualche errore',
  noWords: 'qualcosa è andato storto',
  part: 'Non si è potuto aprire: una parte della pagina non è arrivata. Riprova.',
  waitSeconds: 'Troppe richieste. Riprova {{time, relativetime(range: second)}}.',
  waitMinutes: 'Troppe richieste. Riprova {{time, relativetime(range: minute)}}.',
  kind: {
    tooOften: 'Troppe richieste. Aspetta un momento e riprova.',
    signedOut: 'La sessione è terminata. Accedi e riprova.',
    broken: 'Qualcosa è andato storto sul server.',
    busy: 'In questo momento Dragoman è sovraccarico. Riprova tra qualche secondo.',
    unavailable: 'Dragoman al momento non risponde. Riprova tra poco.',
    offline: 'Nessuna connessione. La modifica potrebbe non essere salvata.',
    unreached: 'Nessuna connessione. Riprova quando torna.',
    late: 'La risposta non è arrivata in tempo. Forse è andata a buon fine: controlla prima di riprovare.',
    unreadable: 'Dragoman è stato aggiornato. Ricarica la pagina.',
  },
};
