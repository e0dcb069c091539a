import { readNotificationEvents } from '#contract/notices/notifications.routes.ts';
import { parseEvents } from './event-stream.ts';
import { retryDelay, type StreamOutcome } from './retry-delay.ts';
import { createTimeout, HEARTBEAT_TIMEOUT, HIDDEN_TIMEOUT, untilNextAttempt } from './stream-timing.ts';

/** The lock of the tab that reads the stream, and the channel on which it tells the others. */
const NAME = 'dragoman: unread notifications of';

/**
 * Tells the number of unread notifications of a user whenever it may have changed (notifications.29); returns the
 * function that stops it. One tab reads the stream for all, since a browser has six connections over HTTP/1.1. Without
 * Web Locks, which exist over https and on localhost only, there is no stream.
 */
export function listenToUnread(user: number, onUnread: (unread: number) => void): () => void {
  const end = new AbortController();
  const channel = new BroadcastChannel(`${NAME} ${user}`);
  channel.onmessage = ({ data }) => onUnread(Number(data));
  const tell = (unread: number) => {
    onUnread(unread);
    channel.postMessage(unread);
  };
  if ('locks' in navigator) void run(`${NAME} ${user}`, tell, end.signal);
  return () => {
    end.abort();
    channel.close();
  };
}

async function run(lock: string, tell: (unread: number) => void, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    if (document.hidden) {
      await untilNextAttempt(signal);
      continue;
    }
    const outcome = await navigator.locks
      .request(lock, { signal }, () => listen(tell, signal))
      .catch(() => 'failed' as const);
    if (outcome === 'signedOut') return;
    failures = outcome === 'ended' ? 0 : failures + 1;
    if (!signal.aborted) await untilNextAttempt(signal, retryDelay(outcome, failures, Math.random()));
  }
}

/**
 * Reads the stream until it ends, breaks, falls silent, or the page has been hidden for some time: then another tab
 * reads it.
 */
async function listen(tell: (unread: number) => void, ended: AbortSignal): Promise<StreamOutcome> {
  const silence = createTimeout(HEARTBEAT_TIMEOUT);
  const hidden = createTimeout(HIDDEN_TIMEOUT);
  const look = () => (document.hidden ? hidden.start() : hidden.clear());
  document.addEventListener('visibilitychange', look);
  try {
    look();
    silence.start();
    const response = await fetch(readNotificationEvents.path, {
      signal: AbortSignal.any([ended, silence.signal, hidden.signal]),
      cache: 'no-store',
    });
    if (!response.ok || !response.body) return response.status === 401 ? 'signedOut' : 'refused';
    for await (const events of parseEvents(response.body)) {
      silence.start();
      for (const { name, data } of events) {
        if (name === 'gone') return 'signedOut';
        if (name === 'unread') tell(JSON.parse(data).unread);
      }
    }
    return 'ended';
  } catch {
    return hidden.signal.aborted ? 'ended' : 'failed';
  } finally {
    document.removeEventListener('visibilitychange', look);
    silence.clear();
    hidden.clear();
  }
}
