import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './read-bodies.ts';

/** What is read and thrown away of a body that nobody asks for, and for how long: enough for an ordinary page to be answered. */
const DRAINED_BYTES = 4 * 1024 * 1024;
const DRAINED_MS = 5000;

/**
 * A request that is refused is answered at once, with its body still coming. Many clients read the answer only after they
 * have sent all, so the rest is read and thrown away; past a bound the connection is closed.
 */
export function drainUnread(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.raw.complete === false && hasBody(request)) drain(request, reply);
    done();
  });
}

function drain({ raw }: FastifyRequest, { raw: answer }: FastifyReply) {
  const hangUp = () => {
    raw.pause();
    if (answer.writableFinished) raw.socket.destroySoon();
    else answer.once('finish', () => raw.socket.destroySoon());
  };
  const timer = setTimeout(hangUp, DRAINED_MS).unref();
  raw.once('close', () => clearTimeout(timer));
  let drained = 0;
  raw.on('data', ({ length }: Buffer) => {
    drained += length;
    if (drained > DRAINED_BYTES) hangUp();
  });
}
