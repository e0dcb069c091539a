import type { Texts } from '../texts.ts';

export const pages = {
  notFound: { title: 'Pagina non trovata', text: 'Questa pagina non esiste.' },
  forbidden: { title: 'Accesso vietato', text: 'L’accesso a questa pagina è vietato.' },
  signedOut: { title: 'Accedi per continuare', text: 'Questa pagina è visibile solo dopo l’accesso.' },
  failed: {
    title: 'Impossibile mostrare la pagina',
    text: 'Qualcosa è andato storto. Riprovare può bastare.',
  },
  offline: {
    title: 'Nessuna connessione',
    text: 'Dragoman non risponde. Controlla la connessione e riprova.',
  },
  unavailable: {
    title: 'Dragoman non risponde',
    text: 'Al momento non può rispondere. La pagina riproverà da sola; puoi riprovare anche tu.',
  },
  tooOften: { title: 'Troppe richieste', text: 'Troppe richieste. Aspetta un momento e riprova.' },
  busy: {
    title: 'Dragoman è sovraccarico',
    text: 'In questo momento Dragoman è sovraccarico. Riprova tra qualche secondo.',
  },
  outdated: {
    title: 'Dragoman è stato aggiornato',
    text: 'Una parte della pagina non si è caricata. Per continuare, ricarica la pagina.',
  },
  toHome: 'Alla home',
  tryAgain: 'Riprova',
  reload: 'Ricarica la pagina',
  loading: 'Caricamento',
} as const satisfies Texts<'it', 'pages'>;
