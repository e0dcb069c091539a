import type { Texts } from '../texts.ts';

export const create = {
  title: 'Nuovo progetto',
  name: 'Nome',
  nameHint: 'L’opera come la conoscono i lettori.',
  handle: 'Nome breve',
  handleHint: 'Per gli indirizzi delle pagine e i nomi dei file.',
  source: 'Lingua di partenza',
  target: 'Lingua di traduzione',
  chooseLanguage: 'Scegli o scrivi una lingua',
  noLanguage: 'Nessuna lingua con questo nome.',
  description: 'Descrizione',
  cover: 'Link della copertina',
  coverHint: 'Oppure l’indirizzo di un’immagine: la scarichiamo una volta e ne conserviamo una copia.',
  visibility: 'Visibilità',
  public: 'Pubblico',
  publicHint: 'Tutti possono leggerlo e chi ha fatto l’accesso può unirsi. Traducono solo i membri.',
  private: 'Privato',
  privateHint:
    'Gli altri vedono che il progetto esiste e possono chiedere di entrare; i testi restano nascosti.',
  closed: 'Chiuso',
  closedHint: 'Solo i membri sanno che c’è. Li inviti tu.',
  submit: 'Crea progetto',
  leave: 'Annulla',
} as const satisfies Texts<'it', 'create'>;
