import type { Texts } from '../texts.ts';

export const images = {
  cover: 'Copertina',
  avatar: 'Avatar',
  upload: 'Carica un’immagine',
  another: 'Carica un’altra immagine',
  remove: 'Rimuovi',
  hint: 'PNG, JPEG, GIF, WebP o AVIF, fino a {{max, number}} MB. Puoi anche trascinarla qui o incollarla.',
  drop: 'Rilascia qui l’immagine.',
  uploading: 'Caricamento: {{share, number(style: percent)}}',
  working: 'Preparazione dell’immagine…',
  uploaded: 'Immagine caricata',
  removed: 'Immagine rimossa',
  later: 'Sarà caricata quando il progetto sarà creato.',
  notUploaded: 'Il progetto è stato creato, ma non è stato possibile caricare la copertina: {{why}}',
  again: 'Riprova',
  refresh: 'Scarica di nuovo',
  refreshing: 'Download in corso…',
  refreshed: 'Immagine scaricata',
  /** Of a file that was sent. */
  refused: {
    notImage: 'Questa non è un’immagine PNG, JPEG, GIF, WebP o AVIF, oppure è danneggiata.',
    imageTooLarge: 'L’immagine ha troppi pixel. Riducila.',
  },
  problem: {
    pending: 'L’immagine deve ancora essere scaricata. Apparirà tra poco.',
    tooOften: 'Hai fatto scaricare molte immagini. Riprova tra un’ora.',
    notPublic: 'Questo indirizzo non è raggiungibile da Internet.',
    broken: 'Non è stato possibile preparare l’immagine. Riprova.',
    unreachable: 'Il sito non è raggiungibile.',
    slow: 'Il sito impiega troppo tempo a rispondere.',
    notFound: 'A questo indirizzo non c’è nulla.',
    denied: 'Il sito non permette di scaricare questa immagine. Caricala tu.',
    notImage: 'A questo indirizzo non c’è un’immagine PNG, JPEG, GIF, WebP o AVIF.',
    imageTooLarge: 'L’immagine è troppo grande. Caricane una più piccola.',
  },
} as const satisfies Texts<'it', 'images'>;
