import type { Texts } from '../en/texts.ts';

export const create = {
  title: 'Nuovo progetto',
  name: 'Nome',
  nameHint: 'Il titolo che i lettori conoscono.',
  handle: 'Nome breve',
  handleHint: 'Usato nei link e nei nomi dei file.',
  source: 'Lingua originale',
  target: 'Lingua di traduzione',
  chooseLanguage: 'Scegli o digita una lingua',
  noLanguage: 'Nessuna lingua trovata.',
  description: 'Descrizione',
  cover: 'Link della copertina',
  coverHint: 'Oppure l’indirizzo di un’immagine. La scarichiamo una volta e ne conserviamo una copia.',
  visibility: 'Visibilità',
  public: 'Pubblico',
  publicHint: 'Tutti possono leggerlo e qualsiasi utente può unirsi. Solo i membri traducono.',
  private: 'Privato',
  privateHint:
    'Tutti vedono che esiste e possono chiedere di entrare. Solo i membri vedono stringhe e traduzioni.',
  closed: 'Chiuso',
  closedHint: 'Lo vedono solo i membri. Li inviti tu.',
  submit: 'Crea progetto',
  creating: 'Creazione del progetto…',
  leave: 'Annulla',
} as const satisfies Texts<'it', 'create'>;
