import type { Texts } from '../en/texts.ts';

export const pages = {
  notFound: { title: 'Pagina non trovata', text: 'Questa pagina non esiste.' },
  forbidden: { title: 'Accesso negato', text: 'L’accesso a questa pagina non è consentito.' },
  signedOut: { title: 'Accedi per continuare', text: 'Per vedere questa pagina devi accedere.' },
  toCreate: {
    title: 'Registrati per creare un progetto',
    text: 'O accedi, se hai un account. Tornerai al modulo.',
  },
  failed: {
    title: 'Impossibile caricare la pagina',
    text: 'Qualcosa è andato storto. Riprova.',
  },
  offline: {
    title: 'Nessuna connessione',
    text: 'Impossibile raggiungere Dragoman. Controlla la connessione e riprova.',
  },
  unavailable: {
    title: 'Dragoman non è disponibile',
    text: 'Dragoman non risponde. La pagina riprova da sola, ma puoi riprovare anche subito.',
  },
  tooOften: { title: 'Troppe richieste', text: 'Aspetta un momento e riprova.' },
  busy: {
    title: 'Dragoman è sovraccarico',
    text: 'In questo momento il carico è troppo alto. Riprova tra qualche secondo.',
  },
  outdated: {
    title: 'Dragoman è stato aggiornato',
    text: 'Ricarica la pagina per continuare.',
  },
  toHome: 'Vai alla home',
  toProject: 'Vai al progetto',
  tryAgain: 'Riprova',
  reload: 'Ricarica la pagina',
  loading: 'Caricamento…',
} as const satisfies Texts<'it', 'pages'>;
