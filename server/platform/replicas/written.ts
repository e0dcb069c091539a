import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerOf } from '../http/bearer.ts';
import type { Settings } from '../settings/settings.ts';
import { isPosition, type Position, UNREACHABLE } from './position.ts';

/** The header in which a program gets the position of its write, and sends it with its reads (tokens.15). */
export const WRITTEN_HEADER = 'dragoman-written';

/**
 * The prefix of the cookies in which a browser keeps the positions of its writes. The position is in the name: the responses of
 * writes made at the same time may arrive in any order, and none may replace the position of another.
 */
const PREFIX = 'dragoman_written_';

/** The most cookies that are read, and taken back by a response. */
const MOST = 16;

/** Milliseconds for which a cookie outlives all that could be behind: the way to the browser takes some time. */
const MARGIN = 10_000;

/** Milliseconds to wait for the position of a write. */
const LONGEST_WAIT = 500;

const positionsIn = ({ cookies }: FastifyRequest): Position[] =>
  Object.keys(cookies)
    .flatMap((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : []))
    .filter(isPosition)
    .slice(0, MOST);

/**
 * The positions of what a visitor has written; undefined if that is not known, as for an API token without the header, whose
 * program may have written. The values come from clients: wrong ones only lead to the primary.
 */
export function writtenBy(request: FastifyRequest): Position[] | undefined {
  if (bearerOf(request) === undefined) return positionsIn(request);
  const written = request.headers[WRITTEN_HEADER];
  return typeof written === 'string' && isPosition(written) ? [written] : undefined;
}

/**
 * Tells the visitor the position of each write, until every replica in use has it. A write whose response was an error
 * counts too, because it may still be running.
 */
export function reportWrites(
  app: FastifyInstance,
  positionNow: () => Promise<Position>,
  { replicaLag, statementTimeout }: Pick<Settings, 'replicaLag' | 'statementTimeout'>,
) {
  const maxAge = Math.ceil((replicaLag + statementTimeout + MARGIN) / 1000);
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    // A refused request has written nothing.
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (!endpoint || endpoint.method === 'GET' || isRefused) return;
    const position = reply.statusCode < 400 ? await inTime(positionNow()) : UNREACHABLE;
    if (bearerOf(request) === undefined) setCookies(request, reply, position, maxAge);
    else reply.header(WRITTEN_HEADER, position);
  });
}

function setCookies(request: FastifyRequest, reply: FastifyReply, position: Position, maxAge: number) {
  const place = { path: '/api' };
  for (const older of positionsIn(request)) {
    if (older !== position && older !== UNREACHABLE) reply.clearCookie(`${PREFIX}${older}`, place);
  }
  const secure = request.protocol === 'https';
  reply.setCookie(`${PREFIX}${position}`, '1', { ...place, maxAge, httpOnly: true, sameSite: 'lax', secure });
}

async function inTime(position: Promise<Position>): Promise<Position> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Position>((resolve) => {
    timer = setTimeout(() => resolve(UNREACHABLE), LONGEST_WAIT);
  });
  return Promise.race([position.catch(() => UNREACHABLE), late]).finally(() => clearTimeout(timer));
}
