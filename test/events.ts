import { expect, inject, onTestFinished } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { LIVE_EVENTS, type LiveEvents, readEvents } from '#contract/notices/live.ts';
import { connect } from '../server/platform/database/connect.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { buildApp } from '../server/programs/app.ts';
import { afterFile } from './after-file.ts';
import type { TestApp, TestUser } from './test-app.ts';

type Name = keyof LiveEvents;

/** An event as a browser receives it. */
export type Event<N extends Name = Name> = { name: N; data: LiveEvents[N]; id: string | undefined };

/** A page that listens to a project, over a real connection. */
export type Listener = {
  /** The next event of that name that was not returned yet; events before it are skipped. */
  next<N extends Name>(name: N): Promise<Event<N>>;
  /** Every event so far, in order. */
  heard: Event[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close(): void;
};

/** How long to wait for an event that never comes. */
const TIMEOUT = 15_000;

type Listening = { client?: string; since?: string };

const addresses = new WeakMap<object, Promise<string>>();

/** Makes a server listen, and returns its address. */
function listening(app: TestApp['app']): Promise<string> {
  const address = addresses.get(app) ?? app.listen({ host: '127.0.0.1', port: 0 });
  addresses.set(app, address);
  return address;
}

/** Another server on the same database, with its own connections; closed with the test file, or with the test. */
export async function anotherServer(
  { sql }: TestApp,
  atTheEnd: (close: () => Promise<void>) => void = afterFile,
  env: Record<string, string> = {},
) {
  const { place } = inject('database');
  const own = connect({ ...place, database: sql.options.database });
  const app = await buildApp(own, readSettings({ RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env }));
  atTheEnd(async () => {
    await app.close();
    await own.end({ timeout: 1 });
  });
  return app;
}

/** Opens the stream of a project and waits for its `hello` event. */
export async function listenTo(
  app: TestApp['app'],
  { headers }: Pick<TestUser, 'headers'>,
  project: number,
  asked: Listening = {},
): Promise<Listener> {
  const listener = await tryListening(app, { headers }, project, asked);
  if ('refused' in listener) expect.fail(`refused: ${listener.refused}`);
  await listener.next('hello');
  return listener;
}

/** Opens a stream of events without waiting for `hello`; it may be refused with a status. */
export async function tryListening(
  app: TestApp['app'],
  { headers }: Pick<TestUser, 'headers'>,
  project: number,
  { client, since }: Listening = {},
): Promise<Listener | { refused: number }> {
  const hangUp = new AbortController();
  const address = (await listening(app)) + addressOf(readEvents.path, { project }, { client });
  const answer = await fetch(address, {
    headers: { ...headers, ...(since !== undefined && { 'last-event-id': since }) },
    signal: hangUp.signal,
  });
  if (answer.status !== 200 || !answer.body) return { refused: answer.status };
  onTestFinished(() => hangUp.abort());
  return listener(answer.body, () => hangUp.abort());
}

function listener(body: ReadableStream<Uint8Array>, close: () => void): Listener {
  const heard: Event[] = [];
  let isOver = false;
  let asked = 0;
  let wake = Promise.withResolvers<void>();
  const stir = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  async function read() {
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of body) {
      text += decoder.decode(piece, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      heard.push(...blocks.flatMap(eventIn));
      stir();
    }
  }
  const ended = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      stir();
    });
  return {
    heard,
    ended,
    close,
    async next<N extends Name>(name: N) {
      const timer = setTimeout(stir, TIMEOUT);
      const until = Date.now() + TIMEOUT;
      for (;;) {
        const at = heard.findIndex((event, nth) => nth >= asked && event.name === name);
        if (at >= 0) {
          asked = at + 1;
          clearTimeout(timer);
          return heard[at] as Event<N>;
        }
        if (isOver || Date.now() >= until) expect.fail(`no ${name} came: ${JSON.stringify(heard)}`);
        await wake.promise;
      }
    },
  };
}

/** The event in a block, with all fields; none for comments and reconnection times. */
function eventIn(block: string): Event[] {
  const fields = new Map(block.split('\n').map((line) => [line.split(':')[0], line.replace(/^\w*: ?/, '')]));
  const name = fields.get('event') as Name | undefined;
  if (name === undefined) return [];
  const data = LIVE_EVENTS[name].strict().parse(JSON.parse(fields.get('data') ?? ''));
  return [{ name, data: data as LiveEvents[Name], id: fields.get('id') }];
}
