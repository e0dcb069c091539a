import { performance } from 'node:perf_hooks';
import { checkedAddresses, type NoAddress } from './checked-addresses.ts';
import { exchange } from './exchange.ts';
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
    const sent = await exchange(
      url,
      { method: 'POST', headers, body, addresses, timeout, signal: ended },
      async ({ statusCode: status, body: read }) => ({ status, response: await beginningOf(read, most) }),
    );
    return { ...sent, duration: duration() };
  } catch {
    signal?.throwIfAborted();
    return { problem: slow.aborted ? 'slow' : 'unreachable', duration: duration() };
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
