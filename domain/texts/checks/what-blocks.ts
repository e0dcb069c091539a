import type { Check, CheckContext } from './check.ts';
import { CHECKS } from './registry.ts';
import { findingsOf } from './run-checks.ts';
import { type Blocking, blockingChecks, type CheckSeverities, type SeverityCheck } from './severities.ts';
import { type DismissalIndex, withoutDismissed } from './without-dismissed.ts';

/**
 * The checks by which a project keeps a translation at least from this (severities.5, severities.6), for what nobody has dismissed. Where none
 * blocks, none is run.
 */
export function whatBlocks(
  source: string,
  translation: string,
  context: CheckContext,
  { severities, dismissals }: { severities: CheckSeverities; dismissals: DismissalIndex },
  least: Blocking,
): SeverityCheck[] {
  const blocking = blockingChecks(severities, least);
  if (blocking.length === 0) return [];
  const checks: readonly Check[] = CHECKS.filter(({ id }) => blocking.some((check) => check === id));
  const texts = { source, translation, targetLanguage: context.targetLanguage };
  const open = withoutDismissed(findingsOf(source, translation, context, checks), texts, dismissals);
  const found = new Set<string>(open.map(({ check }) => check));
  return blocking.filter((check) => found.has(check));
}
