import type { ImageProblem } from '#domain/core/images/images.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { checkedAddresses, onlyTo } from '../../platform/outgoing/checked-addresses.ts';
import type { Internet } from '../../platform/outgoing/internet.ts';

/** The bytes of a file, or the reason why there are none. */
export type Fetched = { bytes: Buffer } | { problem: ImageProblem };

/** Ends a fetch with a problem to report. */
class NoImage extends Error {
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem) {
    super(problem);
    this.problem = problem;
  }
}

const HEADERS = {
  'user-agent': 'Dragoman (fetches covers and avatars)',
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.9',
  // A compressed response could have any size once it is decompressed.
  'accept-encoding': 'identity',
};

/**
 * Fetches a link, from public addresses only (images.2). At every redirect the host is resolved and checked, and the
 * connection goes to the checked addresses, so that a DNS change in between has no effect. `timeout` is in
 * milliseconds, for all of it. Never throws.
 */
export async function fetchImage(
  link: string,
  internet: Internet,
  timeout: number = SERVICE_LIMITS.imageFetch,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return { bytes: await follow(link, internet, signal) };
  } catch (error) {
    if (error instanceof NoImage) return { problem: error.problem };
    return { problem: signal.aborted ? 'slow' : 'unreachable' };
  }
}

async function follow(link: string, internet: Internet, signal: AbortSignal): Promise<Buffer> {
  let url = new URL(link);
  for (let redirects = 0; redirects <= SERVICE_LIMITS.imageRedirects; redirects++) {
    const answer = await ask(url, internet, signal);
    if (Buffer.isBuffer(answer)) return answer;
    url = answer;
  }
  throw new NoImage('notFound');
}

/** The file at one address, or its redirect. */
async function ask(url: URL, internet: Internet, signal: AbortSignal): Promise<Buffer | URL> {
  const addresses = await checkedAddresses(url, internet, signal);
  if (!Array.isArray(addresses)) throw new NoImage(addresses);
  // Loaded when it is first needed, because it takes megabytes of memory.
  const { Agent, request } = await import('undici');
  const agent = new Agent({
    pipelining: 0,
    allowH2: false,
    connect: { lookup: onlyTo(addresses), timeout: SERVICE_LIMITS.imageFetch },
    maxHeaderSize: 16_384,
  });
  try {
    const { statusCode, headers, body } = await request(url, { dispatcher: agent, headers: HEADERS, signal });
    // An aborted connection reports its error here too.
    body.on('error', () => {});
    const redirect = REDIRECTS.has(statusCode) ? headers.location : undefined;
    if (typeof redirect === 'string') return nextOf(redirect, url);
    if (statusCode !== 200) throw new NoImage(problemOf(statusCode));
    if (![undefined, 'identity'].includes(headers['content-encoding']?.toString()))
      throw new NoImage('notImage');
    if (Number(headers['content-length']) > LIMITS.imageBytes) throw new NoImage('imageTooLarge');
    return await taken(body);
  } finally {
    // Does not wait for the rest.
    void agent.destroy().catch(() => {});
  }
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function nextOf(location: string, from: URL): URL {
  const url = URL.parse(location, from.href);
  if (!url) throw new NoImage('notFound');
  return url;
}

const PROBLEMS: Readonly<Record<number, ImageProblem>> = {
  401: 'denied',
  402: 'denied',
  403: 'denied',
  407: 'denied',
  429: 'denied',
  451: 'denied',
};

function problemOf(status: number): ImageProblem {
  return PROBLEMS[status] ?? (status >= 500 ? 'unreachable' : 'notFound');
}

async function taken(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > LIMITS.imageBytes) throw new NoImage('imageTooLarge');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
