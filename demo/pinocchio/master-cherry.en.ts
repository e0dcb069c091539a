import type { DemoString } from '../project.ts';

/** The beginning of Pinocchio in English. */
export const MASTER_CHERRY: readonly DemoString[] = [
  {
    keyOrStart: 'C’era una volta',
    translations: [{ author: 'guido', text: 'Once upon a time there was…', approved: true }],
  },
  {
    keyOrStart: '— Un re!',
    translations: [
      { author: 'guido', text: '“A king!” my little readers will say at once.', approved: true },
    ],
  },
  {
    keyOrStart: '— No, ragazzi',
    translations: [
      {
        author: 'guido',
        text: '“No, children, you are wrong. Once upon a time there was a piece of wood.”',
        approved: true,
      },
      {
        author: 'guido',
        text: 'No, children, wrong. Once upon a time there was a lump of wood.',
      },
    ],
    comments: [
      {
        author: 'guido',
        text: 'Is it still speech, with quotes, or has the narrator simply gone on talking? The Italian has a dash either way.',
      },
    ],
  },
  {
    keyOrStart: 'Non era un legno di lusso',
    translations: [
      {
        author: 'guido',
        text: 'It was not a fine piece of wood, only a plain log off the pile, the kind that goes into stoves and fireplaces in winter to get the fire going and take the chill off the rooms.',
      },
    ],
  },
  {
    keyOrStart: 'Non so come andasse',
    translations: [
      {
        author: 'guido',
        text: 'I don’t know how it came about, but the fact is that one fine day this log turned up in the workshop of an old carpenter. His name was Master Antonio, but everyone called him Master Cherry, on account of the tip of his nose, which was always shiny and purple, like a ripe cherry.',
      },
    ],
  },
  {
    keyOrStart: '— Non mi picchiar',
    translations: [{ author: 'guido', text: '“Don’t hit me so hard!”', initial: true }],
    comments: [
      {
        author: 'guido',
        text: '‘Raccomandandosi’ in the line before: the voice pleads. Perhaps “Please don’t hit me so hard”?',
      },
    ],
  },
];
