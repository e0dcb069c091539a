import type { CueLimits } from '#domain/core/access/cue-limits.ts';
import type { TargetTimes } from '#domain/formats/cues/target-times.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import type { Dismissed } from '#domain/texts/checks/dismissals.ts';
import type { ComparedCode } from '#domain/texts/checks/string-findings.ts';
import type { ProjectOfTexts } from './check-context.ts';

/** What the checks of a project depend on beside its texts. */
export type CheckSettings = {
  readonly limits: CueLimits;
  readonly project: ProjectOfTexts;
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

/** Which checks each translation fails by itself, without the neighbours of its string, is to be told. */
export type CheckTask = { readonly settings: CheckSettings; readonly pairs: readonly CheckedPair[] };

/** What is found by the checks of a translation by itself, and what other strings are compared with. */
export type CheckedPairResult = {
  /** The checks that it fails, and those of them that have a fix for it. */
  readonly failed: readonly CheckFilter[];
  readonly fixable: readonly CheckFilter[];
  /** What would be found in it beside other strings and is dismissed. */
  readonly dismissed: readonly ComparedCode[];
  /** Hashes of what is compared of both texts, and the ratio of their lengths, NaN if it says nothing (checks.24, checks.25). */
  readonly sourceHash: number;
  readonly targetHash: number;
  readonly lengthRatio: number;
};

/** All that these checks find in each translation is to be told, with the lengths that are usual in its project if they are known. */
export type FindingsTask = CheckTask & {
  readonly checks: readonly CheckFilter[];
  readonly lengthRatios?: CheckContext['lengthRatios'];
};
