import { type CheckFilter, kindOf } from './check-filters.ts';
import type { ReadingCheck, TimingCheck } from './cue-checks.ts';
import type { inconsistent } from './inconsistent.ts';
import type { Finding } from './run-checks.ts';

/** What is found in a string by a check that strings can be filtered by, the limits of cues too (findings.2). */
export type StringFinding = Omit<Finding, 'check'> & { readonly check: CheckFilter };

/** A limit that the words of a cue break, as a finding. */
export const readingFinding = (code: ReadingCheck): StringFinding => finding('cue-reading', code);

/** A limit that the times of a cue break, as a finding. */
export const timingFinding = (code: TimingCheck): StringFinding => finding('cue-times', code);

/** Another string that has the same source or the same translation, which isn't told. */
export const consistencyFinding = (code: (typeof inconsistent.codes)[number]): StringFinding =>
  finding('inconsistent', code);

const finding = (check: CheckFilter, code: string): StringFinding => ({ check, kind: kindOf(check), code });
