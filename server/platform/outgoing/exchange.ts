import type { Dispatcher } from 'undici';
import { onlyTo } from './checked-addresses.ts';

type Exchange = {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer | undefined;
  /** The addresses to connect to; those of the host's name if they need no check. */
  addresses?: readonly string[] | undefined;
  /** Milliseconds until the connection is there. */
  timeout: number;
  signal: AbortSignal;
};

/**
 * One request on a connection of its own, without a proxy and without following redirects. `read` gets the response, of which
 * the rest is dropped after it. Throws what the connection or `read` throws.
 */
export async function exchange<Result>(
  url: URL,
  { method, headers, body, addresses, timeout, signal }: Exchange,
  read: (answer: Dispatcher.ResponseData) => Promise<Result>,
): Promise<Result> {
  // Loaded when it is first needed, because it takes megabytes of memory.
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    pipelining: 0,
    allowH2: false,
    connect: { timeout, ...(addresses && { lookup: onlyTo(addresses) }) },
    maxHeaderSize: 16_384,
  });
  try {
    const answer = await request(url, {
      method,
      dispatcher: agent,
      // A compressed response could have any size once it is decompressed.
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(body !== undefined && { body }),
      signal,
    });
    // An aborted connection reports its error here too.
    answer.body.on('error', () => {});
    return await read(answer);
  } finally {
    // Does not wait for the rest.
    void agent.destroy().catch(() => {});
  }
}
