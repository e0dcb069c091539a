import type { Texts } from '../texts.ts';

export const signIn = {
  password: 'Password',
  showPassword: 'Mostra o nascondi il testo digitato',
  login: {
    title: 'Accedi',
    username: 'Nome utente o e-mail',
    remember: 'Ricordami',
    rememberHint: 'per 30 giorni',
    rememberForever: 'Ricordami per sempre',
    rememberForeverHint: 'per un anno',
    submit: 'Accedi',
    unknown: 'Errore sconosciuto.',
    forgotten: 'Hai dimenticato la password? Contatta l’amministratore del sito.',
    newHere: 'È la prima volta qui?',
    toSignUp: 'Registrati',
  },
  signUp: {
    title: 'Registrazione',
    email: 'E-mail',
    username: 'Nome utente',
    usernameHint: 'Lettere latine minuscole, cifre e trattini bassi; almeno {{min, number}} caratteri.',
    passwordHint: 'Almeno {{min, number}} caratteri.',
    code: 'Codice segreto',
    codeHint: 'Ce l’ha chi ti ha invitato.',
    submit: 'Registrati',
    done: 'Ti diamo il benvenuto! L’account è pronto: accedi.',
    haveAccount: 'Hai già un account?',
    toLogin: 'Accedi',
  },
} as const satisfies Texts<'it', 'signIn'>;
