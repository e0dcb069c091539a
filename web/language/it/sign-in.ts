import type { Texts } from '../en/texts.ts';

export const signIn = {
  password: 'Password',
  showPassword: 'Mostra o nascondi la password',
  login: {
    title: 'Accedi',
    username: 'Nome utente o email',
    remember: 'Ricordami',
    rememberHint: 'per 30 giorni',
    rememberForever: 'Ricordami per sempre',
    rememberForeverHint: 'per un anno',
    submit: 'Accedi',
    passkey: 'Accedi con una chiave di accesso',
    unknown: 'Errore sconosciuto.',
    forgot: 'Hai dimenticato la password?',
    forgotten: 'Hai dimenticato la password? Contatta l’amministratore del sito.',
    newHere: 'Prima volta qui?',
    toSignUp: 'Registrati',
  },
  signUp: {
    title: 'Registrazione',
    email: 'Email',
    username: 'Nome utente',
    usernameHint: 'Lettere latine minuscole, cifre e trattini bassi. Almeno {{min, number}} caratteri.',
    passwordHint: 'Almeno {{min, number}} caratteri.',
    code: 'Codice segreto',
    codeHint: 'Chiedilo a chi ti ha invitato.',
    submit: 'Registrati',
    done: 'Il tuo account è pronto. Accedi per continuare.',
    haveAccount: 'Hai già un account?',
    toLogin: 'Accedi',
  },
} as const satisfies Texts<'it', 'signIn'>;
