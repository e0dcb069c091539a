import type { Texts } from '../en/texts.ts';

export const images = {
  cover: 'Copertina',
  avatar: 'Avatar',
  upload: 'Carica immagine',
  another: 'Carica un’altra immagine',
  remove: 'Rimuovi',
  hint: 'PNG, JPEG, GIF, WebP o AVIF, fino a {{max, number}} MB. Puoi anche trascinarla qui o incollarla.',
  drop: 'Rilascia qui l’immagine.',
  uploading: 'Caricamento: {{share, number(style: percent)}}',
  working: 'Elaborazione…',
  uploaded: 'Immagine caricata',
  removed: 'Immagine rimossa',
  later: 'L’immagine verrà caricata alla creazione del progetto.',
  notUploaded: 'Il progetto è stato creato, ma la copertina non è stata caricata: {{why}}',
  again: 'Riprova',
  refresh: 'Aggiorna',
  refreshing: 'Aggiornamento…',
  refreshed: 'Immagine aggiornata',
  /** Why an uploaded file was refused. */
  refused: {
    notImage: 'Impossibile leggere l’immagine. Usa PNG, JPEG, GIF, WebP o AVIF.',
    imageTooLarge: 'L’immagine ha troppi pixel. Usane una più piccola.',
  },
  problem: {
    pending: 'L’immagine apparirà tra poco.',
    tooOften: 'Troppe immagini da link. Riprova tra un’ora.',
    notPublic: 'Questo indirizzo non è raggiungibile da Internet.',
    broken: 'Impossibile elaborare l’immagine. Riprova.',
    unreachable: 'Impossibile raggiungere il sito.',
    slow: 'Il sito non ha risposto in tempo.',
    notFound: 'Nessuna immagine a questo indirizzo.',
    denied: 'Il sito non permette di scaricare questa immagine. Caricala come file.',
    notImage: 'Nessuna immagine PNG, JPEG, GIF, WebP o AVIF a questo indirizzo.',
    imageTooLarge: 'L’immagine è troppo grande. Caricane una più piccola.',
  },
} as const satisfies Texts<'it', 'images'>;
