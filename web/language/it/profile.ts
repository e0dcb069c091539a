import type { Texts } from '../texts.ts';

export const profile = {
  here: 'Qui dal {{date}}',
  noAbout: 'Qui non c’è ancora scritto nulla.',
  tab: { profile: 'Profilo', settings: 'Impostazioni', account: 'Account' },
  projects: 'Progetti',
  moreProjects: 'Mostra altri progetti',
  noProjects: 'Ancora nessun progetto.',
  about: 'Su di te',
  aboutHint: 'Lo possono leggere tutti.',
  avatar: 'Link dell’avatar',
  avatarHint: 'Oppure l’indirizzo di un’immagine: la scarichiamo una volta e ne conserviamo una copia.',
  gender: 'Genere',
  genders: { hidden: 'Nascosto', male: 'Maschile', female: 'Femminile' },
  genderHint: 'Si vede in questa pagina, se non è nascosto.',
  save: 'Salva',
  saved: 'Salvato',
  administration: 'Amministrazione',
  remove: 'Rimuovi testo e immagine (amministratore)',
  removeAsk: 'Rimuovere il testo e l’immagine di {{username}}?',
  removeText:
    'Non si può annullare. Potrà scrivere di nuovo, a meno che una limitazione non glielo impedisca.',
  removeDeed: 'Rimuovi',
  removed: 'Rimosso',
} as const satisfies Texts<'it', 'profile'>;
