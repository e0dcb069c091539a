import { LIMITS } from '#domain/core/limits.ts';
import type { Accepted, Config } from '../config/config-shape.ts';
import { acceptedNamesOf, type Rule, weightOf } from '../config/rules.ts';
import type { Line, Outcome } from './file-outcome.ts';

/** What `check` has found in a file, by a rule. */
export type Finding = Line & {
  readonly rule: Rule;
  /** The key of the string, or its source text where the file has no keys; a finding about the file has none. */
  readonly key?: string;
};

/** A finding about a string, whose key precedes what is said. */
export const findingOf = (
  rule: Rule,
  message: string,
  {
    line,
    key,
    text = '',
  }: { line?: number | undefined; key?: string | undefined; text?: string | undefined },
): Finding => {
  const name = key || [...text].slice(0, LIMITS.stringText.max).join('');
  return { line, rule, ...(name && { key: name }), message: key ? `${key}: ${message}` : message };
};

/** A file that was checked. */
export type Checked = Outcome<'fine' | 'wrong'> & {
  /** What may be meant; it makes no file wrong. */
  readonly perhaps?: readonly Finding[];
  readonly accepted?: readonly (Finding & { readonly reason: string })[];
};

/** Tells findings that the configuration accepts from the others, and knows which of these have been found (command-line.29). */
export function openAccepted({ accepted }: Pick<Config, 'accepted'>, { isStrict }: { isStrict: boolean }) {
  const idOf = (file: string, key: string | undefined, rule: string) => JSON.stringify([file, key, rule]);
  const byId = new Map(accepted.map((one) => [idOf(one.file, one.key, one.rule), one]));
  const matched = new Set<Accepted>();
  return {
    matched,
    /** What became of a file with these findings. */
    outcomeWith(path: string, findings: readonly Finding[]): Checked {
      const acceptedFindings: (Finding & { reason: string })[] = [];
      const reported = { error: [] as Finding[], warning: [] as Finding[], perhaps: [] as Finding[] };
      for (const finding of findings) {
        const acceptance = acceptedNamesOf(finding.rule)
          .map((rule) => byId.get(idOf(path, finding.key, rule)))
          .find((found) => found !== undefined);
        if (acceptance) {
          matched.add(acceptance);
          acceptedFindings.push({ ...finding, reason: acceptance.reason });
        } else reported[weightOf(finding.rule)].push(finding);
      }
      const isWrong = reported.error.length > 0 || (isStrict && reported.warning.length > 0);
      return {
        path,
        state: isWrong ? 'wrong' : 'fine',
        errors: reported.error,
        warnings: reported.warning,
        ...(reported.perhaps.length > 0 && { perhaps: reported.perhaps }),
        ...(acceptedFindings.length > 0 && { accepted: acceptedFindings }),
      };
    },
  };
}
