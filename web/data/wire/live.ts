import { addressOf } from '#contract/core/request.ts';
import { readEvents } from '#contract/notices/live.routes.ts';
import type { LiveEvents } from '#contract/notices/live.ts';
import { noteChange } from './current-reads.ts';
import { withDeletedNames } from './deleted-names.ts';
import { parseEvents } from './event-stream.ts';
import { noteEvent, noteStreamEnd, startOfStream } from './guest-views.ts';
import { retryDelay, type StreamOutcome } from './retry-delay.ts';
import { emitServiceEvent, onServiceEvent } from './service-events.ts';
import { createTimeout, HEARTBEAT_TIMEOUT, HIDDEN_TIMEOUT, untilNextAttempt } from './stream-timing.ts';

/** Callbacks for the events of a project's stream. */
export type Listener = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void };

/** The stream of a project, which all its listeners share. */
type Stream = {
  project: number;
  listeners: Set<Listener>;
  ending: AbortController;
  lastId: string | undefined;
  /** Failed attempts since it was last open. */
  failures: number;
  /** Set after a 401: resolves when the user is known to be signed in. */
  signedIn: Promise<void> | undefined;
};

const EVENT_NAMES = {
  hello: true,
  changes: true,
  presence: true,
  reset: true,
  gone: true,
} satisfies Record<keyof LiveEvents, true>;

/** Milliseconds that a stream outlives its last listener: another screen may need it at once. */
const LINGER = 1000;
/** The channel on which a page that opens a stream tells the other tabs. */
const OPENINGS_CHANNEL = 'dragoman: begins to listen';

/** The random name of this page load, by which the server knows whose presence belongs to which stream. */
export const CLIENT_ID = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

const streams = new Map<number, Stream>();

/**
 * Subscribes to the events of a project; returns the function that stops it. The stream is read by `fetch`, since
 * EventSource knows neither why it was refused nor that a connection is dead, and forgets the last event id.
 */
export function subscribeToProject(project: number, listener: Listener): () => void {
  const stream = streams.get(project) ?? open(project);
  stream.listeners.add(listener);
  return () => {
    stream.listeners.delete(listener);
    setTimeout(() => stream.listeners.size === 0 && close(stream), LINGER);
  };
}

function open(project: number): Stream {
  const stream: Stream = {
    project,
    listeners: new Set(),
    ending: new AbortController(),
    lastId: startOfStream(project),
    failures: 0,
    signedIn: undefined,
  };
  streams.set(project, stream);
  void run(stream);
  return stream;
}

function close(stream: Stream): void {
  stream.ending.abort();
  if (streams.get(stream.project) !== stream) return;
  streams.delete(stream.project);
  noteStreamEnd(stream.project);
}

async function run(stream: Stream): Promise<void> {
  const { signal } = stream.ending;
  while (!signal.aborted) {
    if (document.hidden) await untilNextAttempt(signal);
    else {
      const outcome = await listen(stream, signal);
      if (outcome === 'over') return close(stream);
      stream.failures = outcome === 'ended' ? 0 : stream.failures + 1;
      // A single failure may be the restart of a server.
      if (outcome === 'failed' && stream.failures > 1) emitServiceEvent('offline');
      if (outcome === 'signedOut') await stream.signedIn;
      if (!signal.aborted)
        await untilNextAttempt(signal, retryDelay(outcome, stream.failures, Math.random()));
    }
  }
}

/** Waits until the user is known to be signed in. */
function untilSignedIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = onServiceEvent((event) => event === 'signedIn' && finish());
    const finish = () => {
      stop();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    signal.addEventListener('abort', finish);
  });
}

/** Reads the stream until it ends, breaks, falls silent, or its page is hidden for long or while another tab opens one. */
async function listen(stream: Stream, ended: AbortSignal): Promise<StreamOutcome | 'over'> {
  const silence = createTimeout(HEARTBEAT_TIMEOUT);
  const hidden = createTimeout(HIDDEN_TIMEOUT);
  const timeHidden = () => (document.hidden ? hidden.start() : hidden.clear());
  document.addEventListener('visibilitychange', timeHidden);
  const openings = new BroadcastChannel(OPENINGS_CHANNEL);
  openings.onmessage = () => document.hidden && hidden.abort();
  try {
    openings.postMessage(null);
    silence.start();
    const response = await fetch(addressOf(readEvents.path, stream, { client: CLIENT_ID }), {
      signal: AbortSignal.any([ended, silence.signal, hidden.signal]),
      cache: 'no-store',
      headers: stream.lastId === undefined ? {} : { 'last-event-id': stream.lastId },
    });
    if (!response.ok || !response.body) return outcomeOf(stream, response.status);
    for await (const events of parseEvents(response.body)) {
      silence.start();
      for (const { name, data, id } of events) {
        if (id !== undefined) {
          stream.lastId = id;
          noteEvent(stream.project, id);
          noteChange(stream.project);
        }
        if (!isKnown(name)) continue;
        if (name === 'hello') stream.failures = 0;
        if (name === 'gone') return end(stream, JSON.parse(data));
        emit(stream, name, JSON.parse(await withDeletedNames(data)));
      }
    }
    return 'ended';
  } catch {
    return hidden.signal.aborted ? 'ended' : 'failed';
  } finally {
    document.removeEventListener('visibilitychange', timeHidden);
    openings.close();
    silence.clear();
    hidden.clear();
  }
}

const isKnown = (name: string): name is keyof LiveEvents => Object.hasOwn(EVENT_NAMES, name);

function emit<Name extends keyof LiveEvents>(stream: Stream, name: Name, data: LiveEvents[Name]): void {
  for (const listener of stream.listeners) listener[name](data);
}

/** The outcome of a response that is no stream: it is over for those who may not listen; others try again later. */
function outcomeOf(stream: Stream, status: number): StreamOutcome | 'over' {
  const kind = GONE_KINDS[status];
  return kind ? end(stream, { kind }) : 'refused';
}

/** Ends the stream for good, unless the session has ended: the user may sign in again. */
function end(stream: Stream, data: LiveEvents['gone']): StreamOutcome | 'over' {
  const isSignedOut = data.kind === 'signedOut';
  // Subscribed before the event is emitted, which makes the page check the session.
  if (isSignedOut) stream.signedIn = untilSignedIn(stream.ending.signal);
  emit(stream, 'gone', data);
  return isSignedOut ? 'signedOut' : 'over';
}

const GONE_KINDS: Readonly<Record<number, LiveEvents['gone']['kind']>> = {
  401: 'signedOut',
  403: 'hidden',
  404: 'gone',
};
