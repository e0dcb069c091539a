import type { Texts } from '../texts.ts';
import { firstFailures } from './first-failures.ts';

export const failures = {
  ...firstFailures,
  atLeast: 'Almeno {{min, number}} caratteri.',
  atMost: 'Al massimo {{max, number}} caratteri.',
  atOnce: 'È troppo per un solo invio: al massimo {{max, number}} MB.',
  wait: {
    account: {
      seconds: 'Troppi tentativi di accesso a questo account. Riprova {{time, relativetime(range: second)}}.',
      minutes: 'Troppi tentativi di accesso a questo account. Riprova {{time, relativetime(range: minute)}}.',
    },
    attempts: {
      seconds: 'Troppi tentativi dalla tua rete. Riprova {{time, relativetime(range: second)}}.',
      minutes: 'Troppi tentativi dalla tua rete. Riprova {{time, relativetime(range: minute)}}.',
    },
    current_password: {
      seconds: 'Troppe password errate. Riprova {{time, relativetime(range: second)}}.',
      minutes: 'Troppe password errate. Riprova {{time, relativetime(range: minute)}}.',
    },
    image: {
      seconds: 'Hai caricato troppe immagini. Riprova {{time, relativetime(range: second)}}.',
      minutes: 'Hai caricato troppe immagini. Riprova {{time, relativetime(range: minute)}}.',
    },
  },
  waitOver: 'Ora puoi riprovare.',
  kind: {
    ...firstFailures.kind,
    required: 'Questo campo è obbligatorio.',
    minlength: 'Troppo corto.',
    maxlength: 'Troppo lungo.',
    min: 'Il numero è troppo piccolo.',
    max: 'Il numero è troppo grande.',
    string: 'Qui serve un testo.',
    number: 'Qui serve un numero.',
    boolean: 'Qui serve un sì o un no.',
    array: 'Qui serve un elenco.',
    object: 'Qui serve un oggetto.',
    choice: 'Scegli uno dei valori proposti.',
    illegal: 'Ci sono caratteri non ammessi.',
    invisible: 'Ci sono caratteri che non si vedono o che cambiano la direzione del testo.',
    mixedScripts:
      'Una delle parole mescola lettere simili di alfabeti diversi, per esempio latino e cirillico.',
    email: 'Il valore inserito non è un indirizzo e-mail',
    link: 'Il link deve cominciare con http:// o https://.',
    notUnique: 'È già in uso.',
    same: 'I due valori devono essere diversi.',
    wrong: 'Non è corretto, o non è più valido.',
    common: 'Questa password è troppo facile da indovinare: la usano in molti, o è il tuo nome o indirizzo.',
    unknown: 'Non c’è nulla con questo nome.',
    json: 'JSON non valido',
    mediaType: 'Qui non si può leggere un contenuto di questo tipo.',
    bodyTooLarge: 'È troppo per un solo invio.',
    quotaMembers: 'Questo progetto ha già il numero massimo di membri.',
    quotaInvites:
      'Questo progetto ha già il numero massimo di inviti e richieste in attesa. Prima occorre rispondere ad alcuni.',
    quotaEntries: 'Questo glossario ha già il numero massimo di parole.',
    quotaSections: 'Questo progetto ha già il numero massimo di sezioni.',
    quotaStrings:
      'Queste stringhe non ci stanno: il progetto ne avrebbe più del consentito. Le impostazioni mostrano quante ce ne sono.',
    quotaBytes:
      'In questo progetto non c’è più spazio per altro testo. Le impostazioni mostrano quanto ne è usato.',
    quotaUserStrings:
      'Queste stringhe non ci stanno: i progetti di questo proprietario ne avrebbero insieme più del consentito.',
    quotaUserBytes:
      'Non c’è più spazio per altro testo: i progetti di questo proprietario hanno raggiunto insieme il loro limite.',
    tooMany: 'Sono troppi.',
    notImage: 'Questa immagine non può essere usata qui.',
    imageTooLarge: 'L’immagine è troppo grande.',
    limited: 'Un amministratore ti ha limitato in questo.',
    crossSite: 'La richiesta veniva da un altro sito ed è stata rifiutata.',
    banned: 'Questo utente è stato bloccato.',
    hidden: 'Riservato ai membri del progetto',
    role: 'Il tuo ruolo non lo permette.',
    own: 'Con ciò che è tuo non si può.',
    pattern: 'Questo modello non si può usare qui.',
    slow: 'Questo modello richiede troppo tempo. Semplificalo.',
    frozen: 'Il progetto è in pausa.',
    closed: 'Il progetto è concluso.',
    status: 'Questo stato non si imposta qui.',
    keys: 'Alcune stringhe non hanno una chiave.',
    reply: 'Il commento a cui rispondi non c’è più.',
    deleted: 'È stato eliminato.',
    member: 'Questo utente è già membro.',
    invited: 'Questo utente è già invitato, o ha chiesto di entrare.',
    owner: 'Il proprietario non può farlo.',
    last: 'L’ultimo amministratore del sito resta tale.',
    order: 'Nel frattempo l’ordine è cambiato. Dai un’occhiata e riprova.',
    changed: 'Nel frattempo qualcun altro l’ha modificato.',
    keyUsed:
      'È già stato salvato, com’era prima delle tue modifiche. Dai un’occhiata prima di inviare di nuovo.',
    gone: 'Non c’è più.',
  },
  field: {
    name: {
      notUnique: 'Esiste già un progetto con questo nome.',
    },
    handle: {
      notUnique: 'Esiste già un progetto con questo nome breve.',
      illegal: 'Solo lettere latine minuscole, cifre e trattini bassi, senza cifra iniziale.',
    },
    username: {
      notUnique: 'Questo nome utente è già preso.',
      gone: 'Questo utente non esiste.',
      illegal: 'Solo lettere latine minuscole, cifre e trattini bassi, senza cifra iniziale.',
    },
    email: { notUnique: 'Qualcuno si è già registrato con questo indirizzo.' },
    password: {
      illegal: 'Ci sono caratteri che una password non può avere.',
      string: 'La password deve essere un testo.',
      wrong: 'Nome utente o password errati.',
    },
    current_password: { wrong: 'Questa non è la tua password attuale.' },
    secret_code: { wrong: 'Codice segreto errato o scaduto' },
    last_until: { min: 'Scegli un momento che deve ancora venire.' },
    target_lang: { same: 'Scegli una lingua diversa da quella di partenza.' },
    general: {
      tooMany: 'Hai creato tutti i progetti che una persona può avere.',
      limited: 'Non puoi creare progetti.',
    },
    vote: { own: 'Non puoi votare la tua traduzione.' },
  },
} as const satisfies Texts<'it', 'failures'>;
