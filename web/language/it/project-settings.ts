import type { Texts } from '../en/texts.ts';

export const projectSettings = {
  descriptionHint: 'Di che cosa tratta il progetto. Compare per prima sulla sua pagina.',
  recommendationsHint: 'Per chi traduce: nomi, tono, convenzioni.',
  handleChanges: 'I link con il vecchio nome breve non funzioneranno più.',
  status: {
    openedHint: 'I membri traducono. Nuovi membri possono entrare secondo la visibilità.',
    frozenHint:
      'Nessuno può entrare e solo chi gestisce il progetto può fare modifiche. I commenti restano aperti.',
    closedHint: 'Non si può modificare nulla. Si può ancora leggere e scaricare.',
  },
  books: {
    label: 'I lettori possono scaricarlo come libro',
    hint: 'Chi può leggere il progetto riceve la traduzione in EPUB, FB2, Word, OpenDocument, Markdown, come pagina web o testo, senza account.',
  },
  feed: {
    label: 'Nuovi capitoli nel feed',
    translated: 'Quando sono tradotti',
    translatedHint: 'Un capitolo compare quando la sua ultima stringa riceve una traduzione.',
    published: 'Quando sono pubblicati',
    publishedHint:
      'Un capitolo compare quando un gestore lo pubblica dal suo menu, tradotto fino in fondo o no.',
  },
  save: 'Salva',
  discard: 'Scarta le modifiche',
  unchanged: 'Nessuna modifica da salvare.',
  saved: 'Impostazioni salvate',
  handOver: {
    title: 'Cedi il progetto',
    text: 'Il nuovo proprietario potrà fare tutto, anche eliminare il progetto. Tu diventerai amministratore.',
    alone: 'Il progetto non ha altri membri. Prima invitane uno.',
    user: 'Nuovo proprietario',
    choose: 'Scegli un membro',
    act: 'Cedi…',
    question: 'Cedere “{{project}}” a {{user}}?',
    questionText: 'Diventerai amministratore. Solo {{user}} potrà restituirti il progetto.',
    confirm: 'Cedi',
    done: 'Ora il proprietario è {{user}}',
  },
  delete: {
    title: 'Elimina il progetto',
    text: 'Elimina per tutti sezioni, traduzioni, commenti e registro.',
    act: 'Elimina il progetto…',
    question: 'Eliminare “{{project}}”?',
    goes: 'Verranno eliminati anche {{sections}}, {{strings}}, {{translations}}, tutti i commenti, il glossario e il registro.',
    restorable_one: 'Puoi ripristinarlo entro {{count, number}} giorno.',
    restorable_many: 'Puoi ripristinarlo entro {{count, number}} giorni.',
    restorable_other: 'Puoi ripristinarlo entro {{count, number}} giorni.',
    final: 'Non si può annullare.',
    type: 'Per confermare, digita il nome breve: {{handle}}',
    confirm: 'Elimina il progetto',
    keep: 'Conserva',
    done: '“{{project}}” eliminato',
    doneUntil: '“{{project}}” eliminato. Puoi ripristinarlo fino al {{time}}.',
    undo: 'Annulla',
  },
} as const satisfies Texts<'it', 'projectSettings'>;
