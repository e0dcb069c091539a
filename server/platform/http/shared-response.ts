import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

/**
 * A body that many visitors get, with its version and its compressed forms, each of which is made once. It is the same
 * for everyone.
 */
export type SharedBody = {
  type: string;
  plain: Buffer;
  etag: string;
  encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
};

/** Smaller bodies are sent as they are. */
const COMPRESSED_FROM = 1024;

const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** A body with those compressed forms that are there already. The version is that of the content, on every server. */
export function sharedBody(plain: Buffer, type: string, encoded: SharedBody['encoded'] = {}): SharedBody {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type, plain, etag: `W/"${hash}"`, encoded };
}

/** Sends a shared body, or 304 to who has it already. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  body: SharedBody,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  reply.headers({ ...headers, etag: body.etag, vary: 'accept-encoding' });
  if (isKnown(request, body)) return reply.code(304).send();
  const encoding = encodingFor(request, body);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(body.type).send(encoding ? await encodedAs(body, encoding) : body.plain);
}

function isKnown({ headers }: FastifyRequest, { etag }: SharedBody): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && (known === etag || known.split(/\s*,\s*/).includes(etag));
}

function encodingFor({ headers }: FastifyRequest, { plain, encoded }: SharedBody): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined) return undefined;
  const isThere = (encoding: Encoding) => encoded[encoding] !== undefined || plain.length >= COMPRESSED_FROM;
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) && isThere('br')) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) && isThere('gzip') ? 'gzip' : undefined;
}

/** The body in a compressed form; everyone who asks meanwhile waits for the same one. */
async function encodedAs({ plain, encoded }: SharedBody, encoding: Encoding): Promise<Buffer> {
  encoded[encoding] ??= COMPRESS[encoding](plain);
  const bytes = await encoded[encoding];
  encoded[encoding] = bytes;
  return bytes;
}
