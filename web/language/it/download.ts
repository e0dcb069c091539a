import type { Texts } from '../texts.ts';

export const download = {
  button: 'Scarica',
  title: 'Scarica la traduzione',
  version: 'Versione',
  current: 'Quella corrente',
  currentHint: 'La traduzione approvata oppure, se manca, la più votata.',
  approved: 'Solo quelle approvate',
  untranslated: 'Dove manca',
  source: 'Tieni il testo originale',
  empty: 'Lascia vuoto',
  skip: 'Ometti la stringa',
  escape: 'Codifica gli a capo',
  escapeHint: 'Un a capo dentro una stringa si scrive \\n. Altrimenti diventa uno spazio.',
  mixed: 'Le sezioni JSON e quelle di testo non stanno in un solo file. Scaricale separatamente.',
  nothing: 'Non ci sono stringhe da scaricare.',
  done: 'Salvato come {{file}}',
} as const satisfies Texts<'it', 'download'>;
