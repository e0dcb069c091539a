/**
 * What an attempt to reach the service told, whatever was asked: it answered, it was not reached, something before it
 * answered that it can't, it answered that nobody is signed in, or, asked who is, that somebody is.
 */
export type Heard = 'answer' | 'offline' | 'unavailable' | 'signedOut' | 'signedIn';

type Listener = (heard: Heard) => void;

const listeners = new Set<Listener>();

/** Follows how calls go; answers how to stop. */
export function onHeard(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls in course that were made ahead, of which nobody has asked for the answer yet. */
let ahead = 0;

/** Asks ahead, for a page that may be opened: that nobody is signed in is then told when it is opened. */
export async function aheadOfTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  ahead += 1;
  try {
    return await ask();
  } finally {
    ahead -= 1;
  }
}

export const isAheadOfTime = () => ahead > 0;

/** Tells how a call went. */
export function tellHeard(heard: Heard): void {
  for (const listener of listeners) listener(heard);
}
