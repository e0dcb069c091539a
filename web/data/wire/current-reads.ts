import type { UntypedRequest } from '#contract/core/request.ts';
import type { Route } from '#contract/core/route.ts';
import { LIMITS } from '#domain/core/limits.ts';

/** By project, the time of the last event that its stream has brought. */
const lastEvents = new Map<number, number>();

/** Notes that the stream of a project has brought an event. */
export function noteChange(project: number): void {
  lastEvents.set(project, Date.now());
}

/**
 * The headers with which a call must not be answered from a replica (operations.20): for as long as one may lack an
 * event that the page has seen.
 */
export function headersOfRead({ reads }: Route, { params }: UntypedRequest): Record<string, string> {
  const { project } = { project: undefined, ...params };
  const lastEventAt = lastEvents.get(Number(project)) ?? Number.NEGATIVE_INFINITY;
  const isRecent = Date.now() - lastEventAt <= LIMITS.replicaLag.max * 1000;
  return reads === 'replica' && isRecent ? { 'cache-control': 'no-cache' } : {};
}
