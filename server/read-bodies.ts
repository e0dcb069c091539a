import type { Hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { Bytes } from '#contract/values.ts';
import { LIMITS } from '#domain/limits.ts';
import { invalid, tooMany } from './failures.ts';

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
): Promise<unknown> {
  if (method === 'GET' || !hasBody(request)) return undefined;
  const { headers, raw } = request;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw invalid('body', 'mediaType');
  const isFile = shape === Bytes;
  if (!(isFile ? isAnyFile : isJson)(headers['content-type'])) throw invalid('body', 'mediaType');
  if (Number(headers['content-length']) > bodyLimit) throw tooLarge();
  if (headers.expect !== undefined && raw.httpVersion === '1.1') reply.raw.writeContinue();
  const pieces = await piecesOf(raw, bodyLimit, digest);
  if (isFile) return pieces;
  const sent = parse(pieces.toString());
  return shape instanceof z.ZodUndefined && isEmpty(sent) ? undefined : sent;
}

const tooLarge = () => tooMany('body', 'bodyTooLarge');

const isJson = (type = '') => /^application\/json\s*(;|$)/i.test(type);

/** A file is what it is, whatever it is called. */
const isAnyFile = (type = '') => /^(application\/octet-stream|image\/[\w.+-]+)\s*(;|$)/i.test(type);

function parse(text: string): unknown {
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

/** The whole of a body. Stops reading at the first byte past the limit; what is left is `drainUnread`'s. */
function piecesOf(raw: FastifyRequest['raw'], limit: number, digest?: Hash): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const take = (piece: Buffer) => {
      size += piece.length;
      digest?.update(piece);
      if (size <= limit) return pieces.push(piece);
      raw.off('data', take).pause();
      return reject(tooLarge());
    };
    const breakOff = () => reject(invalid('body', 'json'));
    if (raw.destroyed) return breakOff();
    raw.on('data', take).once('error', breakOff).once('close', breakOff);
    return raw.once('end', () =>
      resolve(pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces, size)),
    );
  });
}
