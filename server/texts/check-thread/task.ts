import type { CueLimits } from '#domain/core/access/cue-limits.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import type { TargetTimes } from '#domain/formats/cues/target-times.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';

/** What the checks of a project depend on beside its texts. */
export type CheckSettings = { readonly limits: CueLimits; readonly languages: ProjectLanguages };

/** A string with its current translation. */
export type CheckedPair = TargetTimes & {
  readonly text: string;
  readonly context: string;
  readonly max_length: number | null;
  readonly format: Format;
  /** What stands before it in a file of gettext, with the flags of its entry; null in other files. */
  readonly lead: string | null;
  readonly translation: string;
};

/** What the thread checks. */
export type CheckTask = { readonly settings: CheckSettings; readonly pairs: readonly CheckedPair[] };

/** What the thread says of a string. */
export type CheckedPairResult = {
  /** The checks that its translation fails by itself, without the other strings of its project. */
  readonly failed: readonly CheckFilter[];
  /** What the other strings are compared with (checks.24, checks.25): hashes of what is compared of both texts, and the ratio of their lengths. */
  readonly sourceHash: number;
  readonly targetHash: number;
  /** NaN if it says nothing. */
  readonly lengthRatio: number;
};

export type CheckResult = CheckedPairResult[];
