import type { Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { Bytes } from '#contract/values.ts';
import { LIMITS } from '#domain/limits.ts';
import { invalid, Refused, tooMany } from './failures.ts';
import { collectAfter } from './watch/idle-collection.ts';

/**
 * Keeps Fastify from reading any body: a call reads its own by {@link readBody}, once its guard has let the request in. A
 * client that asks first whether it may send one (`Expect: 100-continue`) is told so only then.
 */
export function leaveBodiesUnread(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
}

/** Whether a request comes with a body that has at least one byte, or may have. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || !['0', undefined].includes(headers['content-length']);

/** What a call was sent: the value, or the bytes of a body so large that another process reads it, as they come. */
export type Sent = { value: unknown } | { pieces: AsyncIterable<Uint8Array> };

/**
 * Reads the body that a call is made with. Bodies are JSON; an empty one counts as none (DECISIONS §1), and so does `{}` where
 * the call takes none; of a GET it is left unread. Where the call takes a file, it is that file's bytes. A compressed one is
 * refused, since its size says nothing of what it holds. `digest` takes in what came, as it comes.
 */
export async function readBody(
  { method, body: shape, bodyLimit = LIMITS.bodyBytes }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  digest?: Hash,
): Promise<Sent> {
  if (method === 'GET' || !hasBody(request)) return { value: undefined };
  const { headers, raw } = request;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw invalid('body', 'mediaType');
  const isFile = shape === Bytes;
  if (!(isFile ? isAnyFile : isJson)(headers['content-type'])) throw invalid('body', 'mediaType');
  const length = Number(headers['content-length'] ?? 0);
  if (length > bodyLimit) throw tooLarge();
  if (headers.expect !== undefined && raw.httpVersion === '1.1') reply.raw.writeContinue();
  const most = isFile ? bodyLimit : Math.min(bodyLimit, LIMITS.inlineBodyBytes);
  const { pieces, isWhole } = length > most ? NOTHING_YET : await piecesOf(raw, most, digest);
  if (isWhole) {
    const bytes = Buffer.concat(pieces);
    collectAfter(bytes.length);
    if (isFile) return { value: bytes };
    const value = parseBody(bytes.toString());
    return { value: shape instanceof z.ZodUndefined && isEmpty(value) ? undefined : value };
  }
  if (most === bodyLimit) throw tooLarge();
  return { pieces: limited(pieces, raw, bodyLimit, digest) };
}

const NOTHING_YET = { pieces: [], isWhole: false };

const tooLarge = () => tooMany('body', 'bodyTooLarge');
const brokenOff = () => invalid('body', 'json');

const isJson = (type = '') => /^application\/json\s*(;|$)/i.test(type);

/** A file is what it is, whatever it is called. */
const isAnyFile = (type = '') => /^(application\/octet-stream|image\/[\w.+-]+)\s*(;|$)/i.test(type);

/** The value that a body holds. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    // A parsed `__proto__` is an own property like any other; the contract's shapes leave it out.
    return JSON.parse(text) ?? undefined;
  } catch {
    throw invalid('body', 'json');
  }
}

const isEmpty = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) && Object.keys(sent).length === 0;

/** A body up to its end, or to the first piece that goes past so many bytes: then the rest waits where it is. */
function piecesOf(
  raw: IncomingMessage,
  most: number,
  digest?: Hash,
): Promise<{ pieces: Buffer[]; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const take = (piece: Buffer) => {
      pieces.push(piece);
      size += piece.length;
      digest?.update(piece);
      if (size > most) stop(false);
    };
    const stop = (isWhole: boolean) => {
      raw.off('data', take).off('end', end).off('error', breakOff).off('close', breakOff);
      if (!isWhole) raw.pause();
      resolve({ pieces, isWhole });
    };
    const end = () => stop(true);
    const breakOff = () => reject(brokenOff());
    if (raw.destroyed) return breakOff();
    return raw.on('data', take).on('end', end).on('error', breakOff).on('close', breakOff);
  });
}

/** What has come and what comes, up to the limit. Leaves what is past it to `drainUnread`. */
async function* limited(
  before: Buffer[],
  raw: IncomingMessage,
  limit: number,
  digest?: Hash,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  const within = (piece: Buffer) => {
    size += piece.length;
    if (size > limit) throw tooLarge();
    return piece;
  };
  for (const piece of before) yield within(piece);
  try {
    for await (const piece of raw.iterator({ destroyOnReturn: false })) {
      digest?.update(piece);
      yield within(piece);
    }
  } catch (error) {
    throw error instanceof Refused ? error : brokenOff();
  }
}
