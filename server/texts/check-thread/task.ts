import type { CueLimits } from '#domain/core/access/cue-limits.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import type { TargetTimes } from '#domain/formats/cues/target-times.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import type { Dismissed } from '#domain/texts/checks/dismissals.ts';

/** What the checks of a project depend on beside its texts. */
export type CheckSettings = {
  readonly limits: CueLimits;
  readonly languages: ProjectLanguages;
  /** What is dismissed in the whole project. */
  readonly dismissed: readonly Dismissed[];
};

/** A string with its current translation. */
export type CheckedPair = TargetTimes & {
  readonly text: string;
  readonly context: string;
  readonly max_length: number | null;
  readonly format: Format;
  /** What stands before it in a file of gettext, with the flags of its entry; null in other files. */
  readonly lead: string | null;
  readonly translation: string;
  /** What is dismissed in the string; null if nothing is. */
  readonly dismissed: readonly Dismissed[] | null;
};

/** What the thread checks. */
export type CheckTask = { readonly settings: CheckSettings; readonly pairs: readonly CheckedPair[] };

/** The checks that each translation fails by itself, without the neighbours of its string. */
export type CheckResult = CheckFilter[][];
