import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import { hasBody } from './read-bodies.ts';

/** How many bytes of a body are read and thrown away after the answer, and for how many milliseconds. */
type Drained = { bytes: number; milliseconds: number };

/** Of a body that was refused unread: enough for an ordinary page to be answered. */
const UNREAD: Drained = { bytes: 4 * 1024 * 1024, milliseconds: 5000 };
/** Of a body whose reading had begun: its sender has the permission, and is to hear why the rest is not wanted. */
const HALF_READ: Drained = { bytes: LIMITS.loadBodyBytes, milliseconds: 60_000 };

/**
 * A request may be answered while its body is still coming. Many clients read the answer only after they have sent everything,
 * so the rest is read and thrown away. Past a bound the connection is closed.
 */
export function drainUnread(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.raw.complete === false && hasBody(request)) drain(request, reply);
    done();
  });
}

function drain({ raw }: FastifyRequest, { raw: answer }: FastifyReply) {
  const { bytes, milliseconds } = raw.readableDidRead ? HALF_READ : UNREAD;
  const closesAfterwards = !answer.shouldKeepAlive;
  // Otherwise Node closes the connection right after the answer, and a client that is still sending may lose the answer.
  answer.shouldKeepAlive = true;
  const close = () => {
    raw.pause();
    if (answer.writableFinished) raw.socket.destroySoon();
    else answer.once('finish', () => raw.socket.destroySoon());
  };
  const timer = setTimeout(close, milliseconds).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => {
    if (closesAfterwards) close();
  });
  let drained = 0;
  raw.on('data', ({ length }: Buffer) => {
    drained += length;
    if (drained > bytes) close();
  });
  // What has been read in part was paused.
  raw.resume();
}
