import type { DemoString } from '../project.ts';

/** Inkling's messages in Italian. */
export const MESSAGES: readonly DemoString[] = [
  {
    keyOrStart: 'welcome.title',
    translations: [
      { author: 'marta', text: 'Un foglio bianco ti aspetta', votesFor: ['guido', 'sonya'], approved: true },
    ],
  },
  {
    keyOrStart: 'welcome.hint',
    translations: [
      { author: 'marta', text: 'Disegna quello che vuoi. Nessuno ti guarda.', votesFor: ['guido'] },
      { author: 'guido', text: 'Disegna pure: non ti vede nessuno.', votesFor: ['sonya', 'marta'] },
    ],
  },
  {
    keyOrStart: 'save.done',
    translations: [
      { author: 'guido', text: 'Salvato con il nome {file}.', votesFor: ['marta'], approved: true },
    ],
  },
  {
    keyOrStart: 'save.unsaved',
    translations: [
      {
        author: 'guido',
        text: 'L’inchiostro di «{sheet}» è ancora fresco. Lo salvo prima di chiudere?',
        votesFor: ['marta'],
      },
    ],
  },
  {
    keyOrStart: 'save.discard',
    translations: [{ author: 'sonya', text: 'Lascia andare', initial: true, votesFor: ['marta'] }],
  },
  {
    keyOrStart: 'open.broken',
    translations: [
      { author: 'marta', text: '{file} non è un disegno che Inkling sappia leggere.', approved: true },
    ],
  },
  {
    keyOrStart: 'disk.full',
    translations: [
      {
        author: 'guido',
        text: 'Il disco è pieno. Non si è perso ancora nulla: fai un po’ di posto e salva di nuovo.',
        votesFor: ['sonya'],
      },
    ],
  },
  {
    keyOrStart: 'nib.dry',
    translations: [
      {
        author: 'guido',
        text: 'Il pennino è asciutto: intingilo.',
        votesFor: ['marta', 'sonya'],
        approved: true,
      },
    ],
  },
  {
    keyOrStart: 'fill.leak',
    translations: [
      { author: 'marta', text: 'Il colore colerebbe fuori: c’è un varco nella linea.', initial: true },
    ],
  },
  {
    keyOrStart: 'quit.bye',
    translations: [
      { author: 'marta', text: 'Arrivederci. Lava i pennelli.', votesFor: ['guido'] },
      { author: 'sonya', text: 'Ciao! E non scordare di lavare i pennelli.', votesFor: ['marta', 'guido'] },
    ],
  },
];
