import type { Fragment } from '../work.ts';

/** Inkling's messages in Italian. */
export const MESSAGES: readonly Fragment[] = [
  {
    source: 'welcome.title',
    versions: [
      { by: 'marta', text: 'Un foglio bianco ti aspetta', plus: ['guido', 'sonya'], approved: true },
    ],
  },
  {
    source: 'welcome.hint',
    versions: [
      { by: 'marta', text: 'Disegna quello che vuoi. Nessuno ti guarda.', plus: ['guido'] },
      { by: 'guido', text: 'Disegna pure: non ti vede nessuno.', plus: ['sonya', 'marta'] },
    ],
  },
  {
    source: 'save.done',
    versions: [{ by: 'guido', text: 'Salvato con il nome {file}.', plus: ['marta'], approved: true }],
  },
  {
    source: 'save.unsaved',
    versions: [
      {
        by: 'guido',
        text: 'L’inchiostro di «{sheet}» è ancora fresco. Lo salvo prima di chiudere?',
        plus: ['marta'],
      },
    ],
  },
  {
    source: 'save.discard',
    versions: [{ by: 'sonya', text: 'Lascia andare', initial: true, plus: ['marta'] }],
  },
  {
    source: 'open.broken',
    versions: [{ by: 'marta', text: '{file} non è un disegno che Inkling sappia leggere.', approved: true }],
  },
  {
    source: 'disk.full',
    versions: [
      {
        by: 'guido',
        text: 'Il disco è pieno. Non si è perso ancora nulla: fai un po’ di posto e salva di nuovo.',
        plus: ['sonya'],
      },
    ],
  },
  {
    source: 'nib.dry',
    versions: [
      { by: 'guido', text: 'Il pennino è asciutto: intingilo.', plus: ['marta', 'sonya'], approved: true },
    ],
  },
  {
    source: 'fill.leak',
    versions: [{ by: 'marta', text: 'Il colore colerebbe fuori: c’è un varco nella linea.', initial: true }],
  },
  {
    source: 'quit.bye',
    versions: [
      { by: 'marta', text: 'Arrivederci. Lava i pennelli.', plus: ['guido'] },
      { by: 'sonya', text: 'Ciao! E non scordare di lavare i pennelli.', plus: ['marta', 'guido'] },
    ],
  },
];
