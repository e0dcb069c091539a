import type { Texts } from '../en/texts.ts';

export const workFields = {
  author: 'Autore',
  original_title: 'Titolo originale',
  translated_title: 'Titolo della traduzione',
  translators: 'Traduttori',
  series: 'Serie',
  year: 'Anno',
  licence: 'Licenza',
} as const;

export const work = {
  title: 'L’opera',
  hint: 'Per i libri che i lettori scaricano, per i file tradotti dei libri e per le intestazioni dei file PO. Lascia vuoto ciò che non sai.',
  ...workFields,
} as const satisfies Texts<'it', 'work'>;
