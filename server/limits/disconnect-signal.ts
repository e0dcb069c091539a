import type { FastifyRequest } from 'fastify';

/**
 * A signal that is aborted when the client disconnects. It watches the socket, because a request is closed as soon as its body
 * was read.
 */
export function disconnectSignalOf({ raw: { socket } }: FastifyRequest) {
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  if (socket.destroyed) hangUp();
  socket.once('close', hangUp);
  return { signal: gone.signal, stopListening: () => socket.off('close', hangUp) };
}
