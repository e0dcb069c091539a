import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { SESSION_HINT } from '#contract/identity/users.routes.ts';
import type { TestApp } from '../test-app.ts';

/** The cookies of a browser by name. */
export type Cookies = Map<string, string>;

/** What a test can do with the network of a page. */
export type Network = {
  /** The requests that were sent, as `POST /api/projects`. */
  sent: string[];
  /** Those whose answers have begun. */
  answered: string[];
  /** Whether the network is cut: requests fail then. */
  isCut: boolean;
  /** Holds back the answers to requests that match until the returned function is called. */
  hold(request: RegExp): () => void;
  /** Replies to the next requests that match, one each, in place of the service, as what stands between the two may do. */
  reply(request: RegExp, ...replies: Response[]): void;
  /** Lets this function answer the requests that match, until the returned function is called. */
  route(request: RegExp, route: Route): () => void;
};

/** Answers a request in place of the service, which `ask` asks; a network without a connection throws. */
export type Route = (request: Request, ask: () => Promise<Response>) => Promise<Response>;

/** The network loses what the service has answered. */
export const loseAnswer: Route = async (_, ask) => {
  await ask();
  throw new TypeError('The answer is lost.');
};

/** Cuts the network or mends it, and tells the page as a browser does. */
export function cut(network: Network, isCut = true): void {
  network.isCut = isCut;
  window.dispatchEvent(new Event(isCut ? 'offline' : 'online'));
}

/** Shows a page the only cookie that scripts may read: whether there is a session. */
export function showHint(cookies: Cookies): void {
  document.cookie = `${SESSION_HINT}=1; path=/${cookies.has(SESSION_HINT) ? '' : '; max-age=0'}`;
}

type Fetch = typeof globalThis.fetch;

/**
 * The page whose code runs, by the signal that closes it. A browser ends the timers of a page that is left; here they go on,
 * and would use the network of the next page.
 */
export const runningPage = new AsyncLocalStorage<AbortSignal>();

/**
 * The network of a page: its requests are answered by the app in this process, without a socket. After `closed` nothing is sent or
 * answered, as for a page that a browser has left.
 */
export function openNetwork({ app }: Pick<TestApp, 'app'>, cookies: Cookies, closed: AbortSignal) {
  const holds = new Map<RegExp, Promise<void>>();
  const routes = new Map<RegExp, Route>();
  const network: Network = {
    sent: [],
    answered: [],
    isCut: false,
    hold(request) {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.set(request, promise);
      return () => {
        holds.delete(request);
        resolve();
      };
    },
    reply: (request, ...replies) => void network.route(request, async (_, ask) => replies.shift() ?? ask()),
    route(request, route) {
      routes.set(request, route);
      return () => routes.delete(request);
    },
  };

  const pending = new Set<Promise<unknown>>();

  const fetch: Fetch = async (address, init) => {
    if (runningPage.getStore()?.aborted) return new Promise<Response>(() => undefined);
    const request = new Request(address instanceof Request ? address : new URL(address, location.href), init);
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}${search}`;
    network.sent.push(name);
    if (network.isCut) throw new TypeError('The network is cut.');
    const [, route] = [...routes].findLast(([pattern]) => pattern.test(name)) ?? [];
    const answer = await (route ? route(request.clone(), () => ask(request, name)) : ask(request, name));
    network.answered.push(name);
    return answer;
  };

  const ask = async (request: Request, name: string) => {
    const { pathname, search, host } = new URL(request.url);
    const body = request.body && Buffer.from(await request.arrayBuffer());
    if (closed.aborted) return new Promise<Response>(() => undefined);
    const answering = app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: {
        host,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...Object.fromEntries(request.headers),
      },
      ...(body && { payload: body }),
      payloadAsStream: true,
    });
    pending.add(answering);
    const answer = await answering.finally(() => pending.delete(answering));
    const stream = answer.stream();
    for (const signal of [request.signal, closed])
      signal.addEventListener('abort', () => stream.destroy(), { once: true });
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    showHint(cookies);
    for (const [pattern, released] of holds) if (pattern.test(name)) await released;
    if (closed.aborted) return new Promise<Response>(() => undefined);
    request.signal.throwIfAborted();
    const headers = Object.entries(answer.headers).map(([key, value]): [string, string] => [
      key,
      String(value),
    ]);
    const isEmpty = [204, 303, 304].includes(answer.statusCode);
    const content = isEmpty ? null : (Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>);
    return new Response(content, { status: answer.statusCode, headers });
  };

  return { network, fetch, answered: () => Promise.allSettled(pending) };
}

/** As much of XMLHttpRequest as uploads with progress need (web/data/wire/fetch-with-progress.ts), by this `fetch`. */
export const requestsBy = (fetch: Fetch) =>
  class {
    upload: Partial<Record<'onprogress' | 'onload', (event: { loaded: number; total: number }) => void>> = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    status = 0;
    responseText = '';
    #asked: [string, RequestInit] = ['', {}];
    #headers = new Headers();
    #answered = new Headers();
    #ended = new AbortController();

    open(method: string, address: string) {
      this.#asked = [address, { method, signal: this.#ended.signal }];
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
    abort() {
      this.#ended.abort();
    }
    async send(body: string | Blob) {
      const total = new Blob([body]).size;
      const [address, init] = this.#asked;
      try {
        const answer = await fetch(address, { ...init, headers: this.#headers, body });
        this.upload.onprogress?.({ loaded: total, total });
        this.upload.onload?.({ loaded: total, total });
        this.status = answer.status;
        this.#answered = answer.headers;
        this.responseText = await answer.text();
        this.onload?.();
      } catch {
        if (this.#ended.signal.aborted) this.onabort?.();
        else this.onerror?.();
      }
      this.onloadend?.();
    }
  };
