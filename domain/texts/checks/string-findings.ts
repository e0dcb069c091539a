import { type CheckFilter, kindOf } from './check-filters.ts';
import type { TimingCheck } from './cue-times.ts';
import type { inconsistent } from './inconsistent.ts';
import type { Finding } from './run-checks.ts';

/** What is found in a string by a check that strings can be filtered by, the limits of cues too (findings.2). */
export type StringFinding = Omit<Finding, 'check'> & { readonly check: CheckFilter };

/** A limit that the times of a cue break, as a finding. */
export const timingFinding = (code: TimingCheck): StringFinding => finding('cue-times', code);

/** Another string that has the same source or the same translation, which isn't told. */
export const consistencyFinding = (code: (typeof inconsistent.codes)[number]): StringFinding =>
  finding('inconsistent', code);

/** What comparing a string with others may find, by check and code. */
export const COMPARED_CODES = [
  'inconsistent source',
  'inconsistent target',
  'length-ratio short',
  'length-ratio long',
] as const;
export type ComparedCode = (typeof COMPARED_CODES)[number];

/** All that comparing a string with others might find in it: by these is told what of it is dismissed. */
export const comparedFindings = (source: string, translation: string): Finding[] =>
  COMPARED_CODES.map((name) => {
    const [check, code] = name.split(' ') as ['inconsistent' | 'length-ratio', string];
    const places = {
      source: [{ start: 0, end: source.length }],
      target: [{ start: 0, end: translation.length }],
    };
    return { check, kind: kindOf(check), code, ...places };
  });

const finding = (check: CheckFilter, code: string): StringFinding => ({ check, kind: kindOf(check), code });
