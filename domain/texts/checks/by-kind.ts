import type { CheckKind } from './check.ts';

/** The kinds of checks, the surest first. */
export const CHECK_KINDS = ['certain', 'likely', 'perhaps'] as const satisfies readonly CheckKind[];

type OfKind = { readonly kind: CheckKind };

/** Findings in the order in which they are shown: the surest kind first, those of one kind as the checks gave them (checks.28). */
export function byKind<Finding extends OfKind>(findings: readonly Finding[]): Finding[] {
  return CHECK_KINDS.flatMap((kind) => findings.filter((finding) => finding.kind === kind));
}

/** How many findings there are of each kind, the surest first, without kinds that have none. */
export function countByKind(findings: readonly OfKind[]): { kind: CheckKind; count: number }[] {
  return CHECK_KINDS.map((kind) => ({
    kind,
    count: findings.filter((finding) => finding.kind === kind).length,
  })).filter(({ count }) => count > 0);
}
