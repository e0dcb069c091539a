import type { Texts } from '../en/texts.ts';

export const importShared = {
  steps: 'Passi',
  step: { paste: 'Incolla', check: 'Controlla', import: 'Importa' },
  back: 'Torna al testo',
  file: 'Scegli file',
  files: 'Scegli file',
  source: 'Testo mostrato',
  pasted: 'Testo incollato',
  partShown:
    'Il testo è troppo lungo per essere mostrato per intero. Questo è l’inizio; verrà importato tutto.',
  remove: 'Rimuovi “{{file}}”',
  encoding: 'Codifica',
  guess: '{{name}} (ipotesi)',
  lost: 'Alcuni byte non sono di questa codifica e appaiono come �.',
  drop: 'Rilascia il file per importarlo.',
  dropLater: 'Potrai trascinare i file al termine dell’importazione.',
  transform: 'Trasforma',
  transformAgain: 'Trasforma di nuovo',
  reading: 'Lettura…',
  line: 'riga {{line, number}}',
  toLine: 'Mostra nel testo',
  transformFirst: 'Per importare il testo, prima trasformalo.',
  changed: 'Il testo è cambiato. Trasformalo di nuovo.',
  correct_one: 'Correggi {{count, number}} errore per importare.',
  correct_many: 'Correggi {{count, number}} di errori per importare.',
  correct_other: 'Correggi {{count, number}} errori per importare.',
  refused: {
    corrupt: 'Questa cartella di lavoro è danneggiata: l’archivio o un foglio non si legge.',
    binary: 'Impossibile leggere “{{name}}”. Usa {{formats, list(type: disjunction)}}.',
    tooLarge: '“{{name}}” è troppo grande. Il limite è {{max, number}} MB.',
    failed: 'Impossibile leggere “{{name}}”. {{why}}',
  },
  unanswered: {
    whole: {
      offline:
        'Connessione interrotta. È già salvato tutto, o nulla. Riprova: nulla viene salvato due volte.',
      late: 'Nessuna risposta in tempo. È già salvato tutto, o nulla. Riprova: nulla viene salvato due volte.',
      unavailable:
        'Dragoman non è disponibile. È già salvato tutto, o nulla. Riprova tra poco: nulla viene salvato due volte.',
    },
    parts: {
      offline:
        'Connessione interrotta. Parte dei dati potrebbe essere già salvata. Riprova: nulla viene salvato due volte.',
      late: 'Nessuna risposta in tempo. Parte dei dati potrebbe essere già salvata. Riprova: nulla viene salvato due volte.',
      unavailable:
        'Dragoman non è disponibile. Parte dei dati potrebbe essere già salvata. Riprova tra poco: nulla viene salvato due volte.',
    },
  },
  running: 'Importazione…',
  stop: 'Interrompi',
  stopping: 'Interruzione…',
} as const satisfies Texts<'it', 'importShared'>;
