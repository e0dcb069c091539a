import { createEmitter } from '../store/store.ts';

/**
 * What a call told about the service: `answer`, it answered; `offline`, no answer came; `unavailable`, something before
 * it answered that it can't; `signedOut`, it answered that nobody is signed in; `signedIn`, that somebody is.
 */
export type ServiceEvent = 'answer' | 'offline' | 'unavailable' | 'signedOut' | 'signedIn';

const events = createEmitter<ServiceEvent>();

/** Listens to how calls go; returns the function that stops it. */
export const onServiceEvent = events.subscribe;

/** Reports how a call went. */
export const emitServiceEvent = events.emit;

/** How many preloads are under way. */
let preloads = 0;

/** Preloads what a page needs. A preload doesn't report `signedOut`: the page does when it is opened. */
export async function whilePreloading<Answer>(load: () => Promise<Answer>): Promise<Answer> {
  preloads += 1;
  try {
    return await load();
  } finally {
    preloads -= 1;
  }
}

export const isPreloading = () => preloads > 0;
