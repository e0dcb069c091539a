import type { Fragment } from '../work.ts';

/** The beginning of Pinocchio in English. */
export const MASTER_CHERRY: readonly Fragment[] = [
  {
    source: 'C’era una volta',
    versions: [{ by: 'guido', text: 'Once upon a time there was…', approved: true }],
  },
  {
    source: '— Un re!',
    versions: [{ by: 'guido', text: '“A king!” my little readers will say at once.', approved: true }],
  },
  {
    source: '— No, ragazzi',
    versions: [
      {
        by: 'guido',
        text: '“No, children, you are wrong. Once upon a time there was a piece of wood.”',
        approved: true,
      },
      {
        by: 'guido',
        text: 'No, children, wrong. Once upon a time there was a lump of wood.',
      },
    ],
    remarks: [
      {
        by: 'guido',
        says: 'Is it still speech, with quotes, or has the narrator simply gone on talking? The Italian has a dash either way.',
      },
    ],
  },
  {
    source: 'Non era un legno di lusso',
    versions: [
      {
        by: 'guido',
        text: 'It was not a fine piece of wood, only a plain log off the pile, the kind that goes into stoves and fireplaces in winter to get the fire going and take the chill off the rooms.',
      },
    ],
  },
  {
    source: 'Non so come andasse',
    versions: [
      {
        by: 'guido',
        text: 'I don’t know how it came about, but the fact is that one fine day this log turned up in the workshop of an old carpenter. His name was Master Antonio, but everyone called him Master Cherry, on account of the tip of his nose, which was always shiny and purple, like a ripe cherry.',
      },
    ],
  },
  {
    source: '— Non mi picchiar',
    versions: [{ by: 'guido', text: '“Don’t hit me so hard!”', initial: true }],
    remarks: [
      {
        by: 'guido',
        says: '‘Raccomandandosi’ in the line before: the voice pleads. Perhaps “Please don’t hit me so hard”?',
      },
    ],
  },
];
