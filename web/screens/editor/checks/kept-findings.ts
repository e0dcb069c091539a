import type { Dismissal } from '#contract/texts/dismissals.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isTooLong } from '#domain/core/text/may-be-plural.ts';
import { byKind } from '#domain/texts/checks/by-kind.ts';
import type { Check, CheckContext } from '#domain/texts/checks/check.ts';
import { CHECKS } from '#domain/texts/checks/registry.ts';
import { type Finding, findingsOf } from '#domain/texts/checks/run-checks.ts';
import { type CheckSeverities, severityOf } from '#domain/texts/checks/severities.ts';
import {
  type CheckedTexts,
  type DismissalIndex,
  dismissalOf,
} from '#domain/texts/checks/without-dismissed.ts';

/** What checks need of a string. */
export type CheckedRow = Pick<EditorRow, 'text' | 'section_id' | 'max_length' | 'flags'>;

/** What checks find in a text, in two parts: what is shown, and what was dismissed, with its dismissal. */
export type SortedFindings = {
  readonly open: readonly Finding[];
  readonly dismissed: readonly { readonly finding: Finding; readonly dismissal: Dismissal }[];
};

/** Texts of a string whose findings are kept: those that are shown, and what was written last. */
const MOST_TEXTS = 20;

type Kept = { context: string; byText: Map<string, readonly Finding[]> };

const kept = new WeakMap<CheckedRow, Kept>();

const NONE: readonly Finding[] = [];

/**
 * What the checks that are on find in a translation of a string, the surest first (checks.28, severities.3). Each text is checked once while its row stays as it is;
 * one that no string may have, as a pasted book, is not (checks.29).
 */
export function keptFindings(
  row: CheckedRow,
  translation: string,
  context: CheckContext,
  severities: CheckSeverities = {},
): readonly Finding[] {
  if (isTooLong(translation, LIMITS.translation.max)) return NONE;
  const key = JSON.stringify([context, severities]);
  let own = kept.get(row);
  if (own?.context !== key) {
    own = { context: key, byText: new Map() };
    kept.set(row, own);
  }
  const known = own.byText.get(translation);
  if (known) return known;
  const checks: readonly Check[] = CHECKS.filter(({ id }) => severityOf(severities, id) !== 'off');
  const findings = byKind(findingsOf(row.text, translation, context, checks));
  const [oldest] = own.byText.keys();
  if (oldest !== undefined && own.byText.size >= MOST_TEXTS) own.byText.delete(oldest);
  own.byText.set(translation, findings);
  return findings;
}

const sorted = new WeakMap<readonly Finding[], { index: DismissalIndex; sorted: SortedFindings }>();

/** The same findings without those that are dismissed (dismissals.1), and these; sorted once while nothing else is dismissed. */
export function sortedFindings(
  findings: readonly Finding[],
  texts: CheckedTexts,
  index: DismissalIndex<Dismissal>,
): SortedFindings {
  const known = sorted.get(findings);
  if (known?.index === index) return known.sorted;
  const dismissed = findings.flatMap((finding) => {
    const dismissal = dismissalOf(finding, texts, index);
    return dismissal ? { finding, dismissal } : [];
  });
  const gone = new Set(dismissed.map(({ finding }) => finding));
  const open = gone.size === 0 ? findings : findings.filter((finding) => !gone.has(finding));
  const now = { open, dismissed };
  sorted.set(findings, { index, sorted: now });
  return now;
}
