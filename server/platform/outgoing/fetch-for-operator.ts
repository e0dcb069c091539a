import { checkedAddresses } from './checked-addresses.ts';
import { exchange } from './exchange.ts';
import type { Internet } from './internet.ts';

/** The other end can't be reached, is too slow, may not be addressed, or sends too much. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Statuses of a response that may have no body, not even an empty one. */
const BODILESS = [204, 205, 304];

type Fetching = {
  method: 'GET' | 'POST';
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
 * Asks a service that the operator has configured, without a proxy and without following redirects. Throws {@link Unreachable}
 * if there is no whole response, or one that says that the service has failed.
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
    const { status, type, bytes } = await exchange(
      url,
      { method, headers, body, addresses, timeout, signal: ended },
      async ({ statusCode, headers: { 'content-type': sent = '' }, body: read }) => {
        if (statusCode >= 500) throw new Unreachable(`status ${statusCode}`);
        return { status: statusCode, type: String(sent), bytes: await wholeOf(read, most) };
      },
    );
    return new Response(BODILESS.includes(status) ? null : bytes, {
      status,
      headers: { 'content-type': type },
    });
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable(ended.aborted ? 'slow' : 'unreachable', { cause: error });
  }
}

/** All bytes of a response. Throws {@link Unreachable} if there are more than `most`. */
async function wholeOf(body: AsyncIterable<Buffer>, most: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw new Unreachable('too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
