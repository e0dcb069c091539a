import type { Texts } from '../texts.ts';

export const paste = {
  steps: 'Passi',
  step: { paste: 'Incolla', check: 'Controlla', upload: 'Carica' },
  back: 'Torna al testo',
  file: 'Scegli un file',
  files: 'Scegli i file',
  source: 'Testo mostrato',
  pasted: 'Testo incollato',
  remove: 'Togli “{{file}}”',
  encoding: 'Codifica',
  drop: 'Rilascia il file per leggerlo.',
  dropLater: 'I file si possono trascinare qui quando il caricamento è finito.',
  transform: 'Trasforma',
  transformAgain: 'Trasforma di nuovo',
  reading: 'Lettura…',
  line: 'riga {{line, number}}',
  toLine: 'Mostra nel testo',
  transformFirst: 'Per caricare il testo, prima trasformalo.',
  changed: 'Il testo è cambiato: trasformalo di nuovo.',
  correct_one: 'Correggi {{count, number}} errore per caricare.',
  correct_many: 'Correggi {{count, number}} di errori per caricare.',
  correct_other: 'Correggi i {{count, number}} errori per caricare.',
  refused: {
    binary: '“{{name}}” non è un testo.',
    tooLarge: '“{{name}}” è troppo grande: al massimo {{max, number}} MB.',
    stopped: 'Non è stato possibile leggere “{{name}}”. Ricarica la pagina e riprova.',
  },
  unanswered: {
    offline:
      'La connessione si è interrotta. I dati inviati potrebbero essere già salvati. Riprova: nulla viene salvato due volte.',
    late: 'La risposta non è arrivata in tempo. I dati inviati potrebbero essere già salvati. Riprova: nulla viene salvato due volte.',
    unavailable:
      'Dragoman al momento non risponde. I dati inviati potrebbero essere già salvati. Riprova tra poco: nulla viene salvato due volte.',
  },
  running: 'Caricamento',
  stop: 'Interrompi',
  stopping: 'Interruzione…',
} as const satisfies Texts<'it', 'paste'>;
