import type { Deed } from '#contract/live.ts';
import type { LogKind } from '#domain/events/log.ts';

/** The deeds that are said to whoever is at their string; what else changes there, the screen says in its place. */
const SAID = [
  'addTranslation',
  'editTranslation',
  'deleteTranslation',
  'vote',
  'unvote',
  'approve',
  'unapprove',
  'addComment',
] as const satisfies readonly LogKind[];

/** What somebody has just done at the string that one is at. */
export type SaidDeed = { kind: (typeof SAID)[number]; username: string };

/** Milliseconds in which deeds count as done together; between two times at which something is said. */
const TOGETHER = 1000;
const SAID_AGAIN = 8000;

/** The deeds of others at this string that are worth saying. */
function deedsAt(string: number | null, deeds: readonly Deed[], reader: number | undefined): SaidDeed[] {
  return deeds.flatMap(({ kind, actor, string_id }) => {
    const said = SAID.find((one) => one === kind);
    const isThere = string_id !== null && string_id === string;
    return said && isThere && actor && actor.id !== reader ? { kind: said, username: actor.username } : [];
  });
}

/**
 * Tells others' deeds at the string that one is at through `say`: the first a moment later, those of a burst together, and
 * not again soon after. What was done at a string that one has left meanwhile is not said.
 */
export function tellingDeeds(at: () => number | null, say: (deeds: readonly SaidDeed[]) => void) {
  let waiting: { string: number; deed: SaidDeed }[] = [];
  let saidAt = 0;
  const tell = () => {
    const string = at();
    const told = waiting.flatMap((one) => (one.string === string ? one.deed : []));
    waiting = [];
    if (told.length === 0) return;
    saidAt = Date.now();
    say(told);
  };
  return (deeds: readonly Deed[], reader: number | undefined) => {
    const string = at();
    const here = deedsAt(string, deeds, reader);
    if (string === null || here.length === 0) return;
    if (waiting.length === 0) setTimeout(tell, Math.max(TOGETHER, saidAt + SAID_AGAIN - Date.now()));
    waiting.push(...here.map((deed) => ({ string, deed })));
  };
}
