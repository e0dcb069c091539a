import type { RoleName } from '#domain/core/access/roles.ts';
import { dayWords, notificationWords, roleWord } from './notifications.ts';

const STATES: Readonly<Record<string, string>> = {
  opened: 'Il progetto è aperto',
  frozen: 'Il progetto è in pausa',
  closed: 'Il progetto è concluso',
  restored: 'Il progetto è stato ripristinato',
};

const ROLES = {
  owner: 'proprietario',
  administrator: 'amministratore',
  moderator: 'moderatore',
  redactor: 'redattore',
  translator: 'traduttore',
  proficient: 'traduttore esperto',
} as const satisfies Record<RoleName, string>;

const REPORTED = {
  project: 'di un progetto',
  string: 'di un testo di partenza',
  translation: 'di una traduzione',
  comment: 'di un commento',
  profile: 'di un profilo',
} as const;

const DECIDED = {
  removed: 'Provvedimenti presi dopo la tua segnalazione',
  dismissed: 'Nessun provvedimento dopo la tua segnalazione',
} as const;

const sectionOf = (name: string | null) => (name === null ? 'una sezione' : `“${name}”`);

const dayOf = dayWords('it');

/** The Italian words of emails about notifications. */
export const notificationsInItalian = notificationWords({
  hello: (username) => `Ciao ${username},`,
  subject: 'Nuove notifiche',
  intro: 'ci sono novità per te:',
  digests: { daily: 'La tua giornata su Dragoman', weekly: 'La tua settimana su Dragoman' },
  digestIntro: {
    daily: 'ecco che cosa è successo da ieri:',
    weekly: 'ecco che cosa è successo nell’ultima settimana:',
  },
  kinds: {
    mention: { one: () => 'Menzione in un commento', many: 'Menzioni nei commenti' },
    reply: { one: () => 'Nuovo commento', many: 'Nuovi commenti' },
    approved: { one: () => 'La tua traduzione è stata approvata', many: 'Tue traduzioni approvate' },
    edited: { one: () => 'La tua traduzione è stata modificata', many: 'Modifiche alle tue traduzioni' },
    deleted: { one: () => 'La tua traduzione è stata eliminata', many: 'Tue traduzioni eliminate' },
    rivalled: {
      one: () => 'Un’altra traduzione accanto alla tua',
      many: 'Altre traduzioni accanto alle tue',
    },
    vote: { one: () => 'Un voto alla tua traduzione', many: 'Voti alle tue traduzioni' },
    invitation: { one: () => 'Invito a un progetto', many: 'Inviti' },
    joinRequest: { one: () => 'Una richiesta di unirsi', many: 'Richieste di unirsi' },
    roleChange: {
      one: ({ role }) =>
        role ? `Il tuo ruolo ora è ${roleWord(ROLES, role)}` : 'Non fai più parte del progetto',
      many: 'Modifiche del tuo ruolo',
    },
    projectState: {
      one: ({ status }) => STATES[status ?? ''] ?? 'Il progetto è cambiato',
      many: 'Modifiche del progetto',
    },
    newSection: {
      one: ({ section }) => (section ? `Nuova sezione: “${section}”` : 'Nuova sezione'),
      many: 'Nuove sezioni',
    },
    sourceUpdate: {
      one: ({ section }) =>
        section ? `L’originale di “${section}” è stato aggiornato` : 'L’originale è stato aggiornato',
      many: 'Aggiornamenti dell’originale',
    },
    assigned: {
      one: ({ section, deadline }) =>
        deadline
          ? `Ti è stata assegnata ${sectionOf(section)}, scadenza: ${dayOf(deadline)}`
          : `Ti è stata assegnata ${sectionOf(section)}`,
      many: 'Sezioni assegnate a te',
    },
    assignmentDue: {
      one: ({ section, deadline }) => `Scadenza di ${sectionOf(section)}, assegnata a te: ${dayOf(deadline)}`,
      many: 'Sezioni assegnate a te che scadono presto',
    },
    webhookDisabled: { one: () => 'Un tuo webhook è stato disattivato', many: 'Webhook disattivati' },
    sectionFinished: {
      one: ({ section }) =>
        section ? `“${section}” è tradotta del tutto` : 'Una sezione è tradotta del tutto',
      many: 'Sezioni complete',
    },
    jobFinished: {
      one: () => 'La tua operazione in background è finita',
      many: 'Operazioni in background finite',
    },
    reportDecided: {
      one: ({ report }) =>
        report
          ? `${DECIDED[report.decision]} ${REPORTED[report.target]}`
          : 'La tua segnalazione è stata esaminata',
      many: 'Decisioni sulle tue segnalazioni',
    },
  },
  more: (amount) => `E altre ${amount}.`,
  action: {
    comment: 'Leggi il commento',
    string: 'Apri la stringa',
    section: 'Apri la sezione',
    project: 'Apri il progetto',
    members: 'Vedi la richiesta',
    invitations: 'Rispondi all’invito',
    profile: 'Apri il profilo',
    notifications: 'Vedi tutte le notifiche',
  },
  reviews: 'Tue traduzioni da rivedere',
  about: 'Su:',
  why: 'Nelle impostazioni del profilo scegli che cosa ricevere via email.',
  off: {
    kind: 'Non ricevere più email di questo tipo',
    mail: 'Non ricevere più email sulle singole notifiche',
    daily: 'Non ricevere più il riepilogo del giorno',
    weekly: 'Non ricevere più il riepilogo della settimana',
  },
  offAll: 'Non ricevere più email di notifica',
});
