import type { FastifyRequest } from 'fastify';

/**
 * A signal that aborts when the client disconnects. It watches the socket, because the request closes when its body
 * was read.
 */
export function disconnectSignalOf({ raw: { socket } }: FastifyRequest) {
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  if (socket.destroyed) hangUp();
  socket.once('close', hangUp);
  return { signal: gone.signal, stopListening: () => socket.off('close', hangUp) };
}
