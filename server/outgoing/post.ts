import { performance } from 'node:perf_hooks';
import { checkedAddresses, type NoAddress, onlyTo } from './checked-addresses.ts';
import type { Internet } from './internet.ts';

/** What came of a request: the response's status and the beginning of its body, or why there is none. */
export type Posted = { duration: number } & (
  | { status: number; response: string }
  | { problem: NoAddress | 'slow' }
);

type Post = {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  internet: Internet;
  /** Milliseconds for all of it. */
  timeout: number;
  /** The most bytes of the response that are read. */
  most: number;
  signal?: AbortSignal;
};

/**
 * Posts a body to an address that a user chose. The connection goes only to addresses that were checked, without a proxy; a redirect is
 * a response like others and is not followed. Throws only if `signal` is aborted.
 */
export async function post(
  link: string,
  { headers, body, internet, timeout, most, signal }: Post,
): Promise<Posted> {
  const began = performance.now();
  const duration = () => Math.round(performance.now() - began);
  const slow = AbortSignal.timeout(timeout);
  const ended = signal ? AbortSignal.any([slow, signal]) : slow;
  try {
    const url = URL.parse(link);
    const addresses = url ? await checkedAddresses(url, internet, ended) : 'notPublic';
    if (!url || !Array.isArray(addresses)) return { problem: addresses as NoAddress, duration: duration() };
    return { ...(await send(url, addresses, { headers, body, most, timeout, ended })), duration: duration() };
  } catch {
    signal?.throwIfAborted();
    return { problem: slow.aborted ? 'slow' : 'unreachable', duration: duration() };
  }
}

type Sent = Pick<Post, 'headers' | 'body' | 'most' | 'timeout'> & { ended: AbortSignal };

async function send(url: URL, addresses: readonly string[], { headers, body, most, timeout, ended }: Sent) {
  // Loaded when it is first needed, because it takes megabytes of memory.
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    pipelining: 0,
    allowH2: false,
    connect: { lookup: onlyTo(addresses), timeout },
    maxHeaderSize: 16_384,
  });
  try {
    const answer = await request(url, {
      method: 'POST',
      dispatcher: agent,
      // A compressed response could have any size once it is decompressed.
      headers: { ...headers, 'accept-encoding': 'identity' },
      body,
      signal: ended,
    });
    // An aborted connection reports its error here too.
    answer.body.on('error', () => {});
    return { status: answer.statusCode, response: await beginningOf(answer.body, most) };
  } finally {
    // Does not wait for the rest.
    void agent.destroy().catch(() => {});
  }
}

/** The first bytes of a response as text; what comes after them, or after the time, is not read. */
async function beginningOf(body: AsyncIterable<Buffer>, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of body) {
      pieces.push(piece);
      size += piece.length;
      if (size >= most) break;
    }
  } catch {
    // The status says what the receiver thinks of it, whatever becomes of the rest.
  }
  return Buffer.concat(pieces).subarray(0, most).toString('utf8');
}
