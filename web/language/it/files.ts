import type { Texts } from '../en/texts.ts';

export const files = {
  unread: 'Non è ancora possibile leggere “{{name}}” ({{format}}). Usa {{formats, list(type: disjunction)}}.',
  unreadPasted:
    'Non è ancora possibile leggere il formato {{format}}. Usa {{formats, list(type: disjunction)}}.',
  newerBook:
    '«{{name}}» è un libro. Il file più recente di un libro si importa in una volta per tutti i suoi capitoli:',
  anyway: 'Importa comunque come testo',
  again: {
    title: 'Aggiungere al testo presente o sostituirlo?',
    text_one: '{{count, number}} file pronto. Sostituendo, il testo e le modifiche fatte qui vanno persi.',
    text_many:
      '{{count, number}} di file pronti. Sostituendo, il testo e le modifiche fatte qui vanno persi.',
    text_other: '{{count, number}} file pronti. Sostituendo, il testo e le modifiche fatte qui vanno persi.',
    replaceTitle: 'Sostituire il testo presente?',
    replaceText: 'Sostituendo, il testo e le modifiche fatte qui vanno persi.',
    add: 'Aggiungi',
    replace: 'Sostituisci',
  },
  script: {
    source: 'Questo testo non sembra {{language}}: quasi tutte le lettere sono in {{script}}.',
    target: 'Queste traduzioni non sembrano {{language}}: quasi tutte le lettere sono in {{script}}.',
    same: 'Quasi tutte le traduzioni sono uguali all’originale. È il file giusto?',
  },
  language: {
    source:
      'Secondo il file, la lingua dei suoi testi è: {{other}}. Quella dell’originale in questo progetto è: {{language}}.',
    target:
      'Secondo il file, la lingua delle sue traduzioni è: {{other}}. Quella della traduzione in questo progetto è: {{language}}.',
  },
  drop: {
    title: 'Trascina qui i file per iniziare',
    text: 'Ogni file diventa una sezione; un libro si divide in capitoli.',
    formats: 'Formati: {{formats, list(style: narrow; type: unit)}}',
    paste: 'Incolla testo',
    over: 'Rilascia i file per importarli.',
  },
} as const satisfies Texts<'it', 'files'>;
