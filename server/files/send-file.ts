import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import {
  BLOCKED_HEADER,
  lackingHeaders,
  leftOutHeaders,
  sectionsNamed,
  WITHOUT_KEPT_HEADER,
  WITHOUT_PICTURES_HEADER,
} from '#domain/files/exports/lacking.ts';
import type { FileFacts } from '../platform/import-workers/messages.ts';
import { contentDisposition } from './content-disposition.ts';

/**
 * Sends a file as a download, with what it lacks in headers; 304 to who has the same already, where the call only reads
 * (command-line.5).
 */
export async function sendFile(
  reply: FastifyReply,
  file: FileFacts,
  content: Readable | Buffer,
): Promise<void> {
  const { request } = reply;
  const etag = request.method === 'GET' && file.hash ? `W/"${file.hash}"` : undefined;
  if (etag) reply.header('etag', etag);
  reply.headers({
    ...lackingHeaders(file.lacking),
    ...leftOutHeaders(file.leftOut),
    ...leftOutHeaders(file.blocked, BLOCKED_HEADER),
  });
  if (file.withoutKept?.length)
    reply.header(WITHOUT_KEPT_HEADER, encodeURIComponent(sectionsNamed(file.withoutKept)));
  if (file.withoutPictures) reply.header(WITHOUT_PICTURES_HEADER, String(file.withoutPictures));
  if (etag && request.headers['if-none-match'] === etag) {
    // The worker is free for the next export once it has handed over all.
    if (content instanceof Readable) await finished(content.resume());
    await reply.code(304).send();
    return;
  }
  reply.header('content-disposition', contentDisposition(file.name)).type(file.mediaType);
  await reply.code(200).send(content);
}
