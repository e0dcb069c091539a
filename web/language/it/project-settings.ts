import type { Texts } from '../texts.ts';

export const projectSettings = {
  descriptionHint: 'Ciò che si legge per primo: che opera è, e come la traducete.',
  recommendationsHint: 'Per chi traduce: nomi, tono, accordi presi.',
  handleChanges: 'Gli indirizzi con il vecchio nome breve non porteranno più qui.',
  status: {
    openedHint: 'I membri traducono; si entra come la visibilità consente.',
    frozenHint: 'Nessuno entra, e solo chi gestisce il progetto cambia i testi. I commenti restano aperti.',
    closedHint: 'Non cambia più nulla. Resta da leggere e da scaricare.',
  },
  save: 'Salva',
  discard: 'Scarta le modifiche',
  unchanged: 'Nessuna modifica.',
  saved: 'Impostazioni salvate',
  handOver: {
    title: 'Cedi il progetto',
    text: 'Il nuovo proprietario potrà tutto, anche eliminare il progetto. Tu diventi amministratore.',
    alone: 'Nel progetto non c’è nessun altro. Invita prima il futuro proprietario.',
    user: 'Nuovo proprietario',
    choose: 'Scegli un membro',
    act: 'Cedi…',
    question: 'Cedere “{{project}}” a {{user}}?',
    questionText: 'Tu diventi amministratore. Solo {{user}} potrà restituirti il progetto.',
    deed: 'Cedi',
    done: 'Ora il proprietario è {{user}}.',
  },
  delete: {
    title: 'Elimina il progetto',
    text: 'Con esso spariscono sezioni, traduzioni, commenti e registro, per tutti e per sempre.',
    act: 'Elimina il progetto…',
    question: 'Eliminare “{{project}}”?',
    goes: 'Con il progetto si perdono: {{sections}}, {{strings}}, {{translations}}, tutti i commenti, il glossario e il registro. Non si può annullare.',
    type: 'Per confermare, scrivi il nome breve: {{handle}}',
    deed: 'Elimina il progetto',
    keep: 'Conserva',
    done: '“{{project}}” è stato eliminato.',
  },
} as const satisfies Texts<'it', 'projectSettings'>;
