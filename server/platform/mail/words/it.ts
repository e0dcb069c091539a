import { type MailDevice, type MailTexts, momentText } from './mails.ts';
import { notificationsInItalian } from './notifications-it.ts';

const at = (moment: number) => momentText(moment, 'it');

const deviceText = ({ browser, system, address }: MailDevice) =>
  [browser && system ? `${browser} su ${system}` : (browser ?? system ?? 'Un browser sconosciuto'), address]
    .filter(Boolean)
    .join(', ');

const NOT_YOU =
  'Se non sei stato tu, imposta subito una nuova password e termina le sessioni che non riconosci.';

/** The Italian words of emails. */
export const it: MailTexts = {
  confirmEmail: ({ username, hours }) => ({
    subject: 'Conferma il tuo indirizzo email',
    paragraphs: [
      `Ciao ${username},`,
      'questo indirizzo è stato indicato per il tuo account Dragoman. Conferma che è tuo per reimpostare la password via email e ricevere avvisi.',
    ],
    action: 'Conferma l’indirizzo',
    smallPrint: [
      `Il link funziona una sola volta, per ${hours} ore.`,
      'Se non hai un account con questo nome, ignora questa email.',
    ],
  }),
  resetPassword: ({ username, minutes }) => ({
    subject: 'Imposta una nuova password',
    paragraphs: [`Ciao ${username},`, 'qualcuno ha chiesto una nuova password per il tuo account Dragoman.'],
    action: 'Imposta una nuova password',
    smallPrint: [
      `Il link funziona una sola volta, per ${minutes} minuti.`,
      'Se non sei stato tu, ignora questa email. La password resta com’è.',
    ],
  }),
  newDevice: ({ username, at: moment, device }) => ({
    subject: 'Nuovo accesso al tuo account',
    paragraphs: [
      `Ciao ${username},`,
      'è stato effettuato un accesso al tuo account da un dispositivo mai usato prima:',
      `${deviceText(device)}, ${at(moment)}.`,
    ],
    action: 'Controlla le sessioni',
    smallPrint: [NOT_YOU],
  }),
  passwordChanged: ({ username, at: moment }) => ({
    subject: 'La tua password è stata cambiata',
    paragraphs: [`Ciao ${username},`, `la password del tuo account è stata cambiata: ${at(moment)}.`],
    action: 'Controlla l’account',
    smallPrint: [
      'Se non sei stato tu, chiedi una nuova password via email dalla pagina di accesso o contatta l’amministratore del sito.',
    ],
  }),
  secondFactorOn: ({ username, at: moment }) => ({
    subject: 'Secondo fattore attivato',
    paragraphs: [
      `Ciao ${username},`,
      `ora per accedere al tuo account serve anche un codice monouso: ${at(moment)}.`,
    ],
    action: 'Controlla l’account',
    smallPrint: [
      'Se non sei stato tu, imposta subito una nuova password o contatta l’amministratore del sito.',
    ],
  }),
  secondFactorOff: ({ username, at: moment }) => ({
    subject: 'Secondo fattore disattivato',
    paragraphs: [`Ciao ${username},`, `ora per accedere al tuo account basta la password: ${at(moment)}.`],
    action: 'Controlla l’account',
    smallPrint: [
      'Se non sei stato tu, imposta subito una nuova password o contatta l’amministratore del sito.',
    ],
  }),
  passkeyAdded: ({ username, at: moment, name }) => ({
    subject: 'Una chiave di accesso è stata aggiunta al tuo account',
    paragraphs: [
      `Ciao ${username},`,
      `ora si può accedere al tuo account con la chiave di accesso «${name}»: ${at(moment)}.`,
    ],
    action: 'Controlla l’account',
    smallPrint: [
      'Se non sei stato tu, rimuovi la chiave e imposta subito una nuova password, o contatta l’amministratore del sito.',
    ],
  }),
  passkeyRemoved: ({ username, at: moment, name }) => ({
    subject: 'Una chiave di accesso è stata rimossa dal tuo account',
    paragraphs: [
      `Ciao ${username},`,
      `ora non si può più accedere al tuo account con la chiave di accesso «${name}»: ${at(moment)}.`,
    ],
    action: 'Controlla l’account',
    smallPrint: [
      'Se non sei stato tu, imposta subito una nuova password o contatta l’amministratore del sito.',
    ],
  }),
  serviceConnected: ({ username, at: moment, service }) => ({
    subject: `${service} è stato collegato al tuo account`,
    paragraphs: [`Ciao ${username},`, `ora si può accedere al tuo account con ${service}: ${at(moment)}.`],
    action: 'Controlla l’account',
    smallPrint: [
      'Se non sei stato tu, scollegalo e imposta subito una nuova password o contatta l’amministratore del sito.',
    ],
  }),
  serviceDisconnected: ({ username, at: moment, service }) => ({
    subject: `${service} è stato scollegato dal tuo account`,
    paragraphs: [
      `Ciao ${username},`,
      `non si può più accedere al tuo account con ${service}: ${at(moment)}.`,
    ],
    action: 'Controlla l’account',
    smallPrint: [
      'Se non sei stato tu, imposta subito una nuova password o contatta l’amministratore del sito.',
    ],
  }),
  emailChanged: ({ username, at: moment, email }) => ({
    subject: 'Il tuo indirizzo email è stato cambiato',
    paragraphs: [
      `Ciao ${username},`,
      `l’indirizzo email del tuo account è stato cambiato in ${email}: ${at(moment)}. Questo indirizzo non riceverà altre email.`,
    ],
    action: 'Controlla l’account',
    smallPrint: ['Se non sei stato tu, contatta l’amministratore del sito.'],
  }),
  deletionAsked: ({ username, due_at }) => ({
    subject: 'Il tuo account sarà eliminato',
    paragraphs: [
      `Ciao ${username},`,
      `hai chiesto di eliminare il tuo account Dragoman. Sarà eliminato: ${at(due_at)}. Fino ad allora funziona come prima e puoi annullare l’eliminazione.`,
    ],
    action: 'Vedi o annulla l’eliminazione',
    smallPrint: [NOT_YOU],
  }),
  deletionWaits: ({ username }) => ({
    subject: 'Il tuo account non può ancora essere eliminato',
    paragraphs: [
      `Ciao ${username},`,
      'è arrivato il giorno dell’eliminazione del tuo account Dragoman, ma hai dei progetti tuoi o sei l’ultimo amministratore del sito. Cedi o elimina i progetti e l’account si eliminerà da solo.',
    ],
    action: 'Vedi che cosa lo impedisce',
    smallPrint: ['Se hai cambiato idea, lì puoi annullare l’eliminazione.'],
  }),
  accountDeleted: ({ username }) => ({
    subject: 'Il tuo account è stato eliminato',
    paragraphs: [
      `Ciao ${username},`,
      'il tuo account Dragoman è stato eliminato, come avevi chiesto. Questo indirizzo non riceverà altre email.',
    ],
    action: 'Apri il sito',
    smallPrint: ['Se non l’hai chiesto tu, contatta l’amministratore del sito.'],
  }),
  banned: ({ username, reason, until }) => ({
    subject: 'Il tuo account è stato bloccato',
    paragraphs: [
      `Ciao ${username},`,
      until === null
        ? 'Il tuo account Dragoman è stato bloccato. Non puoi più accedere.'
        : `Il tuo account Dragoman è stato bloccato fino a questo momento: ${at(until)}. Dopo potrai accedere di nuovo.`,
      ...(reason === '' ? [] : [`Motivo: ${reason}`]),
    ],
    action: 'Apri il sito',
    smallPrint: ['Se pensi che sia un errore, contatta l’amministratore del sito.'],
  }),
  ...notificationsInItalian,
  footer: (host) => `Dragoman (${host}) ha inviato questa email perché hai un account lì.`,
};
