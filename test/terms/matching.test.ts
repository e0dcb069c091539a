import { expect, test } from 'vitest';
import { openRussian } from '../../server/texts/terms-thread/russian.ts';
import { measureTerms, precisionOf, recallOf } from './measure.ts';

const MEASURED = measureTerms({ ru: await openRussian() });

test.each(MEASURED)(
  'of the places of terms in the $name text, held out: $isHeldOut, 95 % are found, and 95 % of what is found are right (terms.1)',
  (measured) => {
    expect(recallOf(measured), measured.faults.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(precisionOf(measured), measured.faults.join('\n')).toBeGreaterThanOrEqual(0.95);
  },
);
