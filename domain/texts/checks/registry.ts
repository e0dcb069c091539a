import type { Check } from './check.ts';
import { edgeSpaces } from './edge-spaces.ts';
import { endPunctuation } from './end-punctuation.ts';
import { inconsistent } from './inconsistent.ts';
import { lengthRatio } from './length-ratio.ts';
import { lineBreaks } from './line-breaks.ts';
import { numbers } from './numbers.ts';
import { placeholders } from './placeholders.ts';
import { quotationMarks } from './quotation-marks.ts';
import { spaceBeforePunctuation } from './space-before-punctuation.ts';
import { tags } from './tags.ts';

/** All checks, in the order in which their findings are shown (checks.2). */
export const CHECKS = [
  placeholders,
  tags,
  edgeSpaces,
  lineBreaks,
  numbers,
  endPunctuation,
  spaceBeforePunctuation,
  quotationMarks,
  lengthRatio,
  inconsistent,
] as const satisfies readonly Check[];

export type CheckId = (typeof CHECKS)[number]['id'];
