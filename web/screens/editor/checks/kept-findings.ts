import type { EditorRow } from '#contract/texts/editor.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isTooLong } from '#domain/core/text/may-be-plural.ts';
import { byKind } from '#domain/texts/checks/by-kind.ts';
import type { Check, CheckContext } from '#domain/texts/checks/check.ts';
import { CHECKS } from '#domain/texts/checks/registry.ts';
import { type Finding, findingsOf } from '#domain/texts/checks/run-checks.ts';
import { type CheckSeverities, severityOf } from '#domain/texts/checks/severities.ts';

/** What checks need of a string. */
export type CheckedRow = Pick<EditorRow, 'text' | 'section_id' | 'max_length'>;

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
