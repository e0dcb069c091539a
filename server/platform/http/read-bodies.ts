import type { Hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { Bytes } from '#contract/core/values.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { collectGarbageAfter } from './collect-garbage.ts';
import { invalid, Refused, tooMany } from './failures.ts';

/**
 * Stops Fastify from reading bodies: each call reads its own with {@link readBody}, after its guard. A client that
 * sends `Expect: 100-continue` gets its answer only then.
 */
export function leaveBodiesUnread(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
}

/** Whether a request has a body, or may have one. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || !['0', undefined].includes(headers['content-length']);

/** The body of a request: its value, or its bytes as they arrive if it is so large that a worker reads it. */
export type Sent = { value: unknown } | { pieces: AsyncIterable<Uint8Array> };

/**
 * Reads the body of a request. Bodies are JSON. An empty one counts as none (api.1), and so does `{}` if the call takes
 * none; that of a GET is not read. If the call takes a file, the body is its bytes. Compressed bodies are refused,
 * because their size does not limit their content. `digest` hashes the body as it arrives. `isImport`: a worker reads
 * it, however small it is.
 */
export async function readBody(
  { method, body: shape, ignoresBody, bodyLimit = LIMITS.bodyBytes }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { digest, isImport = false }: { digest?: Hash | undefined; isImport?: boolean } = {},
): Promise<Sent> {
  const isFile = shape === Bytes;
  // A file to import may be empty, and is refused as one.
  const mayBeEmpty = isFile && isImport;
  if (method === 'GET' || ignoresBody || !(hasBody(request) || mayBeEmpty)) return { value: undefined };
  const { headers, raw } = request;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw invalid('body', 'mediaType');
  const isRead = isFile ? (isImport ? isTextFile : isAnyFile) : isJson;
  if (!isRead(headers['content-type'])) throw invalid('body', 'mediaType');
  const length = Number(headers['content-length'] ?? 0);
  if (length > bodyLimit) throw tooLarge();
  if (headers.expect !== undefined && raw.httpVersion === '1.1') reply.raw.writeContinue();
  const inline = isImport ? 0 : SERVICE_LIMITS.inlineBodyBytes;
  const most = isFile && !isImport ? bodyLimit : Math.min(bodyLimit, inline);
  const { pieces, isWhole } = length > most ? NOTHING_YET : await chunksOf(raw, most, digest);
  if (isWhole) {
    const bytes = Buffer.concat(pieces);
    collectGarbageAfter(bytes.length);
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

/** The media types of files. The content decides what a file is. */
const isAnyFile = (type = '') => /^(application\/octet-stream|image\/[\w.+-]+)\s*(;|$)/i.test(type);

/** The media types of files with texts: its own, or a program's default, but no form. */
const isTextFile = (type = '') => !/^multipart\//i.test(type);

/** Parses a body. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    // A parsed `__proto__` is an ordinary property, which the contract drops.
    return JSON.parse(text) ?? undefined;
  } catch {
    throw invalid('body', 'json');
  }
}

const isEmpty = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) && Object.keys(sent).length === 0;

/** Reads a body to its end, or until it exceeds so many bytes; then the rest is left unread. */
function chunksOf(
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

/** The whole body as it arrives, up to the limit. The rest is left to `drainUnread`. */
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
