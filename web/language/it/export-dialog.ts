import type { Texts } from '../en/texts.ts';

export const exportDialog = {
  button: 'Scarica',
  asBook: 'Scarica come libro',
  title: 'Scarica la traduzione',
  shape: 'Formato',
  own: 'Formato di origine',
  ownFormat: 'Formato di origine: {{format}}',
  ownHint: 'Lo stesso file: cambiano solo le traduzioni. Codifica e fine riga restano come sono.',
  epub: 'E-book (EPUB)',
  fb2: 'E-book (FB2)',
  docx: 'Documento Word (DOCX)',
  odt: 'Testo OpenDocument (ODT)',
  html: 'Pagina web (HTML)',
  md: 'Testo Markdown (MD)',
  txt: 'Testo semplice (TXT)',
  htmlHint: 'Aprila e stampala per ottenere un PDF.',
  layout: 'Lingue',
  layouts: {
    translation: 'Solo la traduzione',
    interleaved: 'Entrambe, l’originale sopra la traduzione',
    columns: 'Entrambe, affiancate',
    proofreading: 'Per la revisione: una tabella numerata',
  },
  proofreadingHint:
    'Correggi le traduzioni in Word o LibreOffice, poi importa il file come traduzioni: entra solo ciò che è cambiato.',
  credits: 'Indica i traduttori',
  creditsHint: 'Con la parte del testo tradotta da ciascuno.',
  colophon: 'Indica la provenienza',
  colophonHint: 'L’indirizzo del progetto e la data dell’ultima modifica, alla fine.',
  files: 'File',
  one: 'Un solo file',
  zip_one: 'ZIP con {{count, number}} file',
  zip_many: 'ZIP con {{count, number}} di file, uno per sezione',
  zip_other: 'ZIP con {{count, number}} file, uno per sezione',
  zipInstead: 'Crea ZIP',
  translations: 'Traduzioni',
  current: 'Correnti',
  currentHint: 'La traduzione approvata oppure, se manca, la più votata.',
  approved: 'Solo approvate',
  approvedHint: 'Le stringhe senza una traduzione approvata contano come non tradotte.',
  excludeNeedsReview: 'Salta le traduzioni da rivedere',
  excludeNeedsReviewHint:
    'Il loro originale è cambiato con un aggiornamento. Se la stringa ha un’altra traduzione, si usa quella.',
  untranslated: 'Stringhe non tradotte',
  source: 'Mantieni l’originale',
  empty: 'Lascia vuote',
  skip: 'Salta',
  escape: 'Converti gli a capo',
  escapeHint: 'Gli a capo in una stringa diventano \\n. Altrimenti diventano spazi.',
  join: 'Unisci i paragrafi divisi',
  joinHint:
    'Le parti di un paragrafo lungo diventano una riga. Un file così non si può importare come traduzioni riga per riga.',
  forExcel: 'Indicatore dell’ordine dei byte per Excel',
  forExcelHint: 'Così Excel legge bene il cirillico e le altre lettere di un file CSV.',
  normalize: 'UTF-8 e fine riga LF',
  normalizeHint: 'Senza byte order mark. Altrimenti il file resta nella sua codifica, con i suoi fine riga.',
  cueFormat: 'Formato dei sottotitoli',
  cueFormatOwn: 'Come importato',
  cueFormatHint:
    'Tempi, parole, grassetto, corsivo, sottolineato e colori passano dove il formato li ha. Posizioni, caratteri, effetti e note vanno persi.',
  targetTimes: 'Tempi della traduzione',
  targetTimesHint: 'Dove le battute li hanno. Altrimenti tutte hanno i tempi dell’originale.',
  renumber: 'Rinumera le battute',
  renumberHint: 'Da 1, in SRT e WebVTT. Altrimenti i numeri restano quelli del file originale.',
  joinCues: 'Unisci i paragrafi e le battute divise',
  joinCuesHint:
    'Le parti di un paragrafo lungo diventano una riga e quelle di una battuta lunga una sola battuta. Un file così non si può importare come traduzioni.',
  mixed: 'Le sezioni JSON e di testo non si possono scaricare in un solo file. Scaricale separatamente.',
  mixedCues: 'I sottotitoli non si possono scaricare in un solo file con altre sezioni. Scarica uno ZIP.',
  nothing: 'Nessuna stringa da scaricare.',
  done: 'Salvato come {{file}}',
  lacking:
    'Com’era non può avere questi caratteri: sono scritti in codici o sostituiti da �, o il file ora è in UTF-8: {{lacking}}',
  withoutKept:
    'I file di questa lingua caricati per queste sezioni non si possono aggiornare dall’originale: ciò che avevano oltre alle traduzioni è escluso: {{sections}}',
  withoutPictures_one:
    '{{count, number}} immagine è troppo grande, o i programmi di lettura non la mostrano, ed è stata esclusa',
  withoutPictures_many:
    '{{count, number}} di immagini sono troppo grandi, o i programmi di lettura non le mostrano, e sono state escluse',
  withoutPictures_other:
    '{{count, number}} immagini sono troppo grandi, o i programmi di lettura non le mostrano, e sono state escluse',
  leftOut_one:
    'Manca {{count, number}} testo del progetto, perché il file più recente del libro non lo ha: «{{first}}»',
  leftOut_many:
    'Mancano {{count, number}} di testi del progetto, perché il file più recente del libro non li ha; il primo è «{{first}}»',
  leftOut_other:
    'Mancano {{count, number}} testi del progetto, perché il file più recente del libro non li ha; il primo è «{{first}}»',
} as const satisfies Texts<'it', 'exportDialog'>;
