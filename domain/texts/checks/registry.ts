import { brackets } from './brackets.ts';
import { capitals } from './capitals.ts';
import type { Check } from './check.ts';
import { controlCharacters } from './control-characters.ts';
import { cueReading } from './cue-reading.ts';
import { doubleSpaces } from './double-spaces.ts';
import { edgeSpaces } from './edge-spaces.ts';
import { endPunctuation } from './end-punctuation.ts';
import { escapes } from './escapes.ts';
import { grammar } from './grammar.ts';
import { icuSyntax } from './icu-syntax.ts';
import { inconsistent } from './inconsistent.ts';
import { length } from './length.ts';
import { lengthRatio } from './length-ratio.ts';
import { lineBreaks } from './line-breaks.ts';
import { mixedScripts } from './mixed-scripts.ts';
import { numbers } from './numbers.ts';
import { placeholders } from './placeholders.ts';
import { pluralForms } from './plural-forms.ts';
import { quotationMarks } from './quotation-marks.ts';
import { repeatedWord } from './repeated-word.ts';
import { spaceBeforePunctuation } from './space-before-punctuation.ts';
import { spelling } from './spelling.ts';
import { tags } from './tags.ts';
import { untranslated } from './untranslated.ts';
import { urls } from './urls.ts';

/** All checks, in the order in which their findings are shown (checks.2). */
export const CHECKS = [
  placeholders,
  tags,
  icuSyntax,
  pluralForms,
  length,
  brackets,
  escapes,
  controlCharacters,
  edgeSpaces,
  lineBreaks,
  doubleSpaces,
  numbers,
  endPunctuation,
  spaceBeforePunctuation,
  quotationMarks,
  urls,
  mixedScripts,
  untranslated,
  repeatedWord,
  capitals,
  lengthRatio,
  inconsistent,
  cueReading,
  spelling,
  grammar,
] as const satisfies readonly Check[];

export type CheckId = (typeof CHECKS)[number]['id'];
