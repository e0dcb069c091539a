import type { Texts } from '../texts.ts';

export const home = {
  title: 'Home',
  yours: 'I tuoi progetti',
  all: 'Tutti ({{amount, number}})',
  allMine: 'Tutti',
  noneTitle: 'Ancora nulla di tuo',
  noneText: 'Qui troverai ciò che traduci, o che fai tradurre ad altri.',
  popular: 'Ora in traduzione',
  popularHint: 'cambiati negli ultimi dieci giorni',
  more: 'Altri progetti',
  quietTitle: 'Qui tutto tace',
  quietText: 'Negli ultimi dieci giorni non è cambiato nulla.',
  aboutTitle: 'Un libro tradotto a molte mani',
  about:
    'Qui si traducono insieme romanzi, programmi e film: un frammento alla volta, con più versioni di ciascuno, e la migliore si sceglie a voti.',
  create: 'Crea un progetto',
  loadTitle: 'Carica il testo.',
  load: 'Righe, paragrafi, sottotitoli o JSON: viene diviso in frammenti.',
  translateTitle: 'Traduci e vota.',
  translate: 'Proponi la tua versione o sostieni quella di altri.',
  approveTitle: 'Approva e scarica.',
  approve: 'Le versioni scelte tornano nel formato in cui erano arrivate.',
} as const satisfies Texts<'it', 'home'>;
