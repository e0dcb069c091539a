import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, every answer is the last of its connection, also of a request that came before: a proxy is told
 * so, and sends nothing more where nobody would read it.
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
