import type { FastifyRequest } from 'fastify';

/** Hears of it when a visitor hangs up. By the socket: a request is closed as soon as it has been read to its end. */
export function hangUpOf({ raw: { socket } }: FastifyRequest) {
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  if (socket.destroyed) hangUp();
  socket.once('close', hangUp);
  return { signal: gone.signal, stopListening: () => socket.off('close', hangUp) };
}
