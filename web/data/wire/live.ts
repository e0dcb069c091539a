import { addressOf } from '#contract/asked.ts';
import { type LiveEvents, readEvents } from '#contract/live.ts';
import { LIMITS } from '#domain/limits.ts';
import { onConnection } from './connection.ts';
import { eventsIn } from './event-stream.ts';
import { onHeard, tellHeard } from './heard.ts';
import { type Fate, waitAfter } from './patience.ts';

/** What a page does on each event. */
export type Listener = { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void };

/** What of a project is open: one stream, however many listen. */
type Stream = {
  project: number;
  listeners: Set<Listener>;
  end: AbortController;
  lastId: string | undefined;
  /** How many attempts have failed since it was last open. */
  failures: number;
  /** Once it was told that nobody is signed in: when it is known that somebody is. */
  signedIn: Promise<void> | undefined;
};

const NAMES = {
  hello: true,
  changes: true,
  presence: true,
  reset: true,
  gone: true,
} satisfies Record<keyof LiveEvents, true>;

/** Milliseconds that a stream outlives its last listener, who may only be on the way to another screen. */
const LINGER = 1000;
/** Milliseconds that a page nobody looks at keeps its stream: over HTTP/1.1 a browser has six connections for all its tabs. */
const UNSEEN = 20_000;
/** On which a page that begins to listen says so to the browser's others. */
const BEGINNERS = 'dragoman: begins to listen';
/** A stream that says nothing for so long is dead, whatever the network believes. */
const SILENCE = 3 * LIMITS.liveHeartbeat;

/** This page, by a name of its own in each load (the server shows whoever is on it as present while its stream is open). */
export const CLIENT = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

const streams = new Map<number, Stream>();

/**
 * Hears what is done in a project, as it is done; answers how to stop. It is read by `fetch`, not by EventSource: which
 * knows neither why it was refused nor that a connection is dead, and forgets the last event when it is opened again.
 */
export function followProject(project: number, listener: Listener): () => void {
  const stream = streams.get(project) ?? begin(project);
  stream.listeners.add(listener);
  return () => {
    stream.listeners.delete(listener);
    setTimeout(() => stream.listeners.size === 0 && finish(stream), LINGER);
  };
}

function begin(project: number): Stream {
  const stream: Stream = {
    project,
    listeners: new Set(),
    end: new AbortController(),
    lastId: undefined,
    failures: 0,
    signedIn: undefined,
  };
  streams.set(project, stream);
  void follow(stream);
  return stream;
}

function finish(stream: Stream): void {
  stream.end.abort();
  if (streams.get(stream.project) === stream) streams.delete(stream.project);
}

async function follow(stream: Stream): Promise<void> {
  const { signal } = stream.end;
  while (!signal.aborted) {
    if (document.hidden) await happening(signal);
    else {
      const fate = await listen(stream, signal);
      if (fate === 'over') return finish(stream);
      stream.failures = fate === 'ended' ? 0 : stream.failures + 1;
      // One failure may be a server that has just gone to be followed by another.
      if (fate === 'failed' && stream.failures > 1) tellHeard('offline');
      if (fate === 'signedOut') await stream.signedIn;
      if (!signal.aborted) await happening(signal, waitAfter(fate, stream.failures, Math.random()));
    }
  }
}

/** Waits until it is known that somebody is signed in: with another password one gets another cookie, and goes on by that. */
function signedIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const forget = onHeard((heard) => heard === 'signedIn' && go());
    const go = () => {
      forget();
      signal.removeEventListener('abort', go);
      resolve();
    };
    signal.addEventListener('abort', go);
  });
}

/** Waits until something speaks for another attempt: time, a look at the page, the connection. */
function happening(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(() => go(), milliseconds);
    const forget = onConnection(() => go());
    const seen = () => !document.hidden && go();
    const go = () => {
      clearTimeout(timer);
      forget();
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', go);
      resolve();
    };
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', go);
  });
}

/** Listens until the stream ends, breaks, falls silent or is looked at no more; out of sight it gives way to who begins. */
async function listen(stream: Stream, ended: AbortSignal): Promise<Fate | 'over'> {
  const silence = alarm(SILENCE);
  const unseen = alarm(UNSEEN);
  const look = () => (document.hidden ? unseen.set() : unseen.clear());
  document.addEventListener('visibilitychange', look);
  const beginners = new BroadcastChannel(BEGINNERS);
  beginners.onmessage = () => document.hidden && unseen.ring();
  try {
    beginners.postMessage(null);
    silence.set();
    const response = await fetch(addressOf(readEvents.path, stream, { client: CLIENT }), {
      signal: AbortSignal.any([ended, silence.signal, unseen.signal]),
      cache: 'no-store',
      headers: stream.lastId === undefined ? {} : { 'last-event-id': stream.lastId },
    });
    if (!response.ok || !response.body) return refused(stream, response.status);
    for await (const events of eventsIn(response.body)) {
      silence.set();
      for (const { name, data, id } of events) {
        stream.lastId = id ?? stream.lastId;
        if (!isKnown(name)) continue;
        if (name === 'hello') stream.failures = 0;
        if (name === 'gone') return dismissed(stream, JSON.parse(data));
        tell(stream, name, JSON.parse(data));
      }
    }
    return 'ended';
  } catch {
    return unseen.signal.aborted ? 'ended' : 'failed';
  } finally {
    document.removeEventListener('visibilitychange', look);
    beginners.close();
    silence.clear();
    unseen.clear();
  }
}

const isKnown = (name: string): name is keyof LiveEvents => Object.hasOwn(NAMES, name);

function tell<Name extends keyof LiveEvents>(stream: Stream, name: Name, data: LiveEvents[Name]): void {
  for (const listener of stream.listeners) listener[name](data);
}

/** Refused is only who may not listen; whoever is one too many, or a server that ends, is for later. */
function refused(stream: Stream, status: number): Fate | 'over' {
  const kind = KINDS[status];
  return kind ? dismissed(stream, { kind }) : 'refused';
}

/** For good, unless it is that the session has ended: the page may have another already, or get one. */
function dismissed(stream: Stream, data: LiveEvents['gone']): Fate | 'over' {
  const isSignedOut = data.kind === 'signedOut';
  // Followed before it is told, by which it is found out.
  if (isSignedOut) stream.signedIn = signedIn(stream.end.signal);
  tell(stream, 'gone', data);
  return isSignedOut ? 'signedOut' : 'over';
}

const KINDS: Readonly<Record<number, LiveEvents['gone']['kind']>> = {
  401: 'signedOut',
  403: 'hidden',
  404: 'gone',
};

/** Aborts after a while, counted from the last time it was set. */
function alarm(milliseconds: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    ring: () => controller.abort(),
    clear,
    set() {
      clear();
      timer = setTimeout(() => controller.abort(), milliseconds);
    },
  };
}
