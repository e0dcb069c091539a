import type { Check, CheckContext } from './check.ts';
import { CHECKS } from './registry.ts';
import { findingsOf } from './run-checks.ts';
import { type Blocking, blockingChecks, type CheckSeverities, type SeverityCheck } from './severities.ts';

/** The checks by which a project keeps a translation at least from this (severities.5, severities.6). Where none blocks, none is run. */
export function whatBlocks(
  source: string,
  translation: string,
  context: CheckContext,
  severities: CheckSeverities,
  least: Blocking,
): SeverityCheck[] {
  const blocking = blockingChecks(severities, least);
  if (blocking.length === 0) return [];
  const checks: readonly Check[] = CHECKS.filter(({ id }) => blocking.some((check) => check === id));
  const found = new Set<string>(findingsOf(source, translation, context, checks).map(({ check }) => check));
  return blocking.filter((check) => found.has(check));
}
