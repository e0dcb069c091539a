import type { Texts } from '../en/texts.ts';

export const profile = {
  here: 'Iscrizione: {{date}}',
  writeAbout: 'Scrivi qualcosa su di te',
  tab: {
    profile: 'Profilo',
    settings: 'Impostazioni',
    account: 'Account',
    security: 'Sicurezza',
    notifications: 'Notifiche',
    tokens: 'Token API',
    data: 'I miei dati',
  },
  projects: 'Progetti',
  moreProjects: 'Mostra altri progetti',
  noProjects: 'Ancora nessun progetto.',
  about: 'Su di te',
  aboutHint: 'Visibile a tutti.',
  avatar: 'Link dell’avatar',
  avatarHint: 'Oppure l’indirizzo di un’immagine. La scarichiamo una volta e ne conserviamo una copia.',
  gender: 'Genere',
  genders: { hidden: 'Non mostrare', male: 'Maschile', female: 'Femminile' },
  genderHint: 'Compare nel profilo, se non è nascosto.',
  save: 'Salva',
  saved: 'Salvato',
  remove: 'Rimuovi testo e immagine (amministratore)',
  removeAsk: 'Rimuovere il testo e l’immagine di {{username}}?',
  removeText:
    'Non si può annullare. L’utente potrà compilare di nuovo il profilo, a meno che tu non glielo impedisca.',
  removeDeed: 'Rimuovi',
  removed: 'Rimosso',
} as const satisfies Texts<'it', 'profile'>;
