import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { hasBody } from './read-bodies.ts';

/** The most bytes of a body that are discarded after the response, and the most milliseconds. */
type Drained = { bytes: number; milliseconds: number };

/** For a body that was refused unread: enough for an ordinary page. */
const UNREAD: Drained = { bytes: 4 * MIB, milliseconds: 5000 };
/** For a body that was partly read: its sender has the permission, and should get the reason for the refusal. */
const HALF_READ: Drained = { bytes: LIMITS.importBodyBytes, milliseconds: 60_000 };
/** For a body that came too slowly: nobody is waiting to send more of it. */
const SLOW: Drained = { bytes: LIMITS.bodyBytes, milliseconds: 2000 };

const TOO_SLOW = new WeakSet<object>();

/** Notes that a body was given up because it arrived too slowly, so that its connection is closed soon after the response. */
export const tooSlow = (raw: object) => {
  TOO_SLOW.add(raw);
};

/**
 * Discards the rest of a body after an early response, because many clients read the response only after they have
 * sent everything. Past the limits the connection is closed.
 */
export function drainUnread(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.raw.complete === false && hasBody(request)) drain(request, reply);
    done();
  });
}

function drain({ raw }: FastifyRequest, { raw: answer }: FastifyReply) {
  const { bytes, milliseconds } = TOO_SLOW.has(raw) ? SLOW : raw.readableDidRead ? HALF_READ : UNREAD;
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
  // A partly read body was paused.
  raw.resume();
}
