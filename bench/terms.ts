// How well terms are found in the marked chapters of test/terms: `npm run bench:terms`; with `--faults` what was missed and what was wrong,
// but for the sentences that are held out.

import { openRussian } from '../server/texts/terms-thread/russian.ts';
import { measureTerms, precisionOf, recallOf } from '../test/terms/measure.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const measured = measureTerms({ ru: await openRussian() });
console.table(
  measured.map((one) => ({
    text: one.name,
    'held out': one.isHeldOut ? 'yes' : '',
    places: one.marked,
    recall: percent(recallOf(one)),
    'with maybe': percent((one.found + one.maybe) / one.marked),
    precision: percent(precisionOf(one)),
  })),
);
if (process.argv.includes('--faults'))
  for (const { name, isHeldOut, faults } of measured)
    if (!isHeldOut) console.log(`\n${name}\n${faults.join('\n')}`);
