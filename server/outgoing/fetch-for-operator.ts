import { checkedAddresses, onlyTo } from './checked-addresses.ts';
import type { Internet } from './internet.ts';

/** The other end can't be reached, is too slow, may not be addressed, or sends too much. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

type Fetching = {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** The origin that the operator configured, which may be in a private network. */
  origin: string;
  /** Where other origins must be: what the operator's one refers to. */
  internet: Internet;
  /** Milliseconds for all of it, and the most bytes of the response. */
  timeout: number;
  most: number;
};

/**
 * Asks a service that the operator has configured, without a proxy and without following redirects. Throws {@link Unreachable} if there is no
 * whole response, or one that says that the service has failed.
 */
export async function fetchForOperator(
  link: string,
  { method, headers, body, origin, internet, timeout, most }: Fetching,
): Promise<Response> {
  const ended = AbortSignal.timeout(timeout);
  const url = new URL(link);
  try {
    const addresses = url.origin === origin ? undefined : await checkedAddresses(url, internet, ended);
    if (typeof addresses === 'string') throw new Unreachable(addresses);
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
        method: method as 'GET' | 'POST',
        dispatcher: agent,
        // A compressed response could have any size once it is decompressed.
        headers: { ...headers, 'accept-encoding': 'identity' },
        ...(body !== undefined && { body }),
        signal: ended,
      });
      // An aborted connection reports its error here too.
      answer.body.on('error', () => {});
      const { statusCode: status } = answer;
      if (status >= 500) throw new Unreachable(`status ${status}`);
      const pieces: Buffer[] = [];
      let size = 0;
      for await (const piece of answer.body as AsyncIterable<Buffer>) {
        size += piece.length;
        if (size > most) throw new Unreachable('too large');
        pieces.push(piece);
      }
      const type = answer.headers['content-type'];
      const isEmpty = [204, 205, 304].includes(status);
      return new Response(isEmpty ? null : Buffer.concat(pieces), {
        status,
        headers: { 'content-type': String(type ?? '') },
      });
    } finally {
      // Does not wait for the rest.
      void agent.destroy().catch(() => {});
    }
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable(ended.aborted ? 'slow' : 'unreachable', { cause: error });
  }
}
