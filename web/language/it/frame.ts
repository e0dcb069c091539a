import type { Texts } from '../texts.ts';

export const frame = {
  skip: 'Vai al testo',
  main: 'Menu principale',
  home: 'Home',
  myProjects: 'I miei progetti',
  search: 'Cerca',
  profile: 'Profilo',
  invitations_one: '{{count, number}} invito',
  invitations_many: '{{count, number}} di inviti',
  invitations_other: '{{count, number}} inviti',
  language: 'Lingua',
  appearance: 'Aspetto',
  light: 'Chiaro',
  dark: 'Scuro',
  system: 'Come nel sistema',
  signIn: 'Accedi',
  signUp: 'Registrati',
  signOut: 'Esci',
  close: 'Chiudi',
  playVideo: 'Guarda il video da {{host}}',
  cancel: 'Annulla',
} as const satisfies Texts<'it', 'frame'>;
