import { guestAddressOf, type UntypedRequest } from '#contract/core/request.ts';
import type { Route } from '#contract/core/route.ts';
import { mayBeSignedIn } from './session-hint.ts';

/** The header with a project's id, and the position up to which a response has its events. */
const POSITION = 'project-position';

/** By project, the position up to which nothing that a guest's page has loaded lacks an event. */
const positions = new Map<number, number>();
/** By project, the position of the last event of its open stream. */
const lastEvents = new Map<number, number>();

/**
 * The address of a call for the page of a guest, where all guests share a response that may be some seconds old (api.38);
 * undefined for other calls and for users. While a stream is open, the response is no older than its last event.
 */
export function guestAddress(route: Route, request: UntypedRequest): string | undefined {
  if (!route.guests || mayBeSignedIn()) return undefined;
  const { project } = { project: undefined, ...request.params };
  return guestAddressOf(route, request, lastEvents.get(Number(project)));
}

/** Notes how old a response to a guest is. */
export function noteResponse({ headers }: Pick<Response, 'headers'>): void {
  const [project, position] = headers.get(POSITION)?.split(' ').map(Number) ?? [];
  if (project === undefined || position === undefined) return;
  positions.set(project, Math.min(position, positions.get(project) ?? position));
}

/** Notes the id of an event that the page applies. */
export function noteEvent(project: number, id: string): void {
  lastEvents.set(project, Number(id));
  if (positions.has(project)) positions.set(project, Number(id));
}

/** Notes that a project has no stream any more. */
export const noteStreamEnd = (project: number): boolean => lastEvents.delete(project);

/** The id of the event after which a stream has to begin, so that a guest's page misses none; undefined for users. */
export function startOfStream(project: number): string | undefined {
  const position = positions.get(project);
  return position === undefined ? undefined : String(position);
}
