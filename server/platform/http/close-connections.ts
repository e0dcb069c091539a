import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, closes the connection after each response, so that a proxy sends no more requests over it.
 */
export function closeConnectionsWhileStopping(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
}
