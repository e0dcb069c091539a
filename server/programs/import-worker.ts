import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { z } from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { Bytes } from '#contract/core/values.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MIB } from '#domain/core/units.ts';
import { connect } from '../platform/database/connect.ts';
import { resilientSql } from '../platform/database/resilient-sql.ts';
import { collectNow } from '../platform/http/collect-garbage.ts';
import { refusedByDatabase } from '../platform/http/database-refusals.ts';
import { Refused, tooMany } from '../platform/http/failures.ts';
import { parseBody } from '../platform/http/read-bodies.ts';
import { readShape } from '../platform/http/read-shape.ts';
import { openCpuLimit } from '../platform/import-workers/cpu-limit.ts';
import type {
  FileAnswer,
  FileFacts,
  FileInPieces,
  FromWorker,
  Snapshot,
  StartOptions,
  ToWorker,
} from '../platform/import-workers/messages.ts';
import { valuesCounter } from '../platform/import-workers/values-counter.ts';
import { type FromReplica, ReplicaUnfit, readFitting, WORKER_ANSWER } from '../platform/replicas/replica.ts';
import { SNAPSHOT_READ } from '../platform/streaming/large-responses.ts';
import { IMPORT_HANDLERS } from './import-handlers.ts';

// The program of a worker process. It handles imports one after the other: it parses and validates the body, runs the handler
// over its own database connection and builds the response, all of which would block the server's thread.

/** The size of a piece of the response in bytes. */
const PIECE = 256 * 1024;
/** The size in bytes from which the text of a body is collected before its handler runs. */
const LARGE_BODY = 4 * MIB;
/** The memory in bytes from which an import is followed by a collection: the next one needs as much again. */
const LARGE_PROCESS = 160 * MIB;

const [{ settings, where, limits, cpu }] = (await once(process, 'message')) as [StartOptions];
const sql = resilientSql(connect(where, { ...limits, max: 1 }));

const send = (message: FromWorker, whenSent = () => {}) => process.send?.(message, whenSent);

const cpuLimit = openCpuLimit(cpu);

/** The current import. */
let call: (typeof IMPORT_HANDLERS)[number] | undefined;
let pieces: Uint8Array[] = [];
let received = 0;
let count = valuesCounter();
let body: unknown;
let answer: Uint8Array = new Uint8Array();
/** What follows the answer, if it is made while it is sent. */
let rest: AsyncIterator<Uint8Array> | undefined;
let isRepeat = false;
let file: FileFacts | undefined;

const endpointOf = (): Endpoint => call?.[0] ?? fail('no call');
const isFile = () => endpointOf().body === Bytes;
const fail = (why: string): never => {
  throw new Error(why);
};

/** Whether a handler returns a file, because its call declares no JSON. */
const isFileAnswer = ({ reply }: Endpoint, result: unknown): result is FileAnswer | FileInPieces =>
  reply instanceof z.ZodUndefined && result !== undefined;

/** The facts of a file; its hash is made here, because many megabytes would block the server. */
const factsOf = (made: FileAnswer | FileInPieces): FileFacts => ({
  name: made.name,
  mediaType: made.mediaType,
  ...('lacking' in made && made.lacking && { lacking: made.lacking }),
  ...('withoutKept' in made && { withoutKept: made.withoutKept }),
  ...('blocked' in made && { blocked: made.blocked }),
  ...('withoutPictures' in made && { withoutPictures: made.withoutPictures }),
  ...('leftOut' in made && { leftOut: made.leftOut }),
  hash: 'bytes' in made ? createHash('sha256').update(made.bytes).digest('hex') : undefined,
});

/** The handlers of messages, in the order in which they arrive. */
const MESSAGE_HANDLERS: {
  [Is in ToWorker['is']]: (message: Extract<ToWorker, { is: Is }>) => void | Promise<void>;
} = {
  call({ method, path }) {
    call = IMPORT_HANDLERS.find(([endpoint]) => endpoint.method === method && endpoint.path === path);
    [pieces, received, count] = [[], 0, valuesCounter()];
    [body, answer, rest] = [undefined, new Uint8Array(), undefined];
  },
  piece({ piece }) {
    if (!isFile() && count(piece) > SERVICE_LIMITS.importValues) throw tooMany('body', 'tooMany');
    pieces.push(piece);
    received += piece.length;
  },
  end() {
    const bytes = Buffer.concat(pieces.splice(0));
    if (received > 0) cpuLimit.start(bytes);
    body = isFile() ? bytes : readShape(endpointOf().body, parseBody(bytes.toString()));
    send({ is: 'sound' });
  },
  async go({ handled: { loaded, query, once, replica } }) {
    const [endpoint, makeHandler] = call ?? fail('no call');
    // V8 would keep the bytes and the text that the body was parsed from beside what the handler needs.
    if (received > LARGE_BODY) collectNow('regular');
    const handle = makeHandler({ sql, settings, snapshot: snapshotOf(replica) });
    const result = await handle({ ...loaded, query, body, once } as never);
    body = undefined;
    file = isFileAnswer(endpoint, result) ? factsOf(result) : undefined;
    if (!isFileAnswer(endpoint, result)) answer = Buffer.from(JSON.stringify(endpoint.reply.parse(result)));
    else if ('bytes' in result) answer = result.bytes;
    else rest = result.pieces;
    isRepeat = once?.isRepeat ?? false;
    await sendNextPiece();
  },
  more: sendNextPiece,
};

/** Reads from the primary, or from a replica over a connection for this call. */
function snapshotOf(replica: FromReplica | undefined): Snapshot {
  return async (work) => {
    if (!replica) return (await sql.begin(SNAPSHOT_READ, work)) as Awaited<ReturnType<typeof work>>;
    const pool = connect(replica.url, { ...limits, max: 1, readsOnly: true });
    try {
      return await readFitting(resilientSql(pool, undefined, { retries: false }), replica.needs, work, {
        most: WORKER_ANSWER,
      });
    } finally {
      await pool.end({ timeout: 0 });
    }
  };
}

async function sendNextPiece() {
  while (rest && answer.length <= PIECE) {
    const { done, value } = await rest.next();
    if (done) rest = undefined;
    else answer = Buffer.concat([answer, value]);
  }
  const piece = Uint8Array.from(answer.subarray(0, PIECE));
  answer = answer.subarray(PIECE);
  const isLast = answer.length === 0 && !rest;
  if (isLast) cpuLimit.stop();
  send({ is: 'answer', piece, isLast, isRepeat, file }, () => isLast && releaseMemory());
}

/** Gives the memory of a large import back, so that the next one doesn't come on top of it. */
function releaseMemory() {
  if (process.memoryUsage.rss() > LARGE_PROCESS) collectNow('last-resort');
}

function whyNoAnswer(error: unknown): FromWorker {
  if (error instanceof ReplicaUnfit) return { is: 'unfit', why: error.why, detail: error.message };
  const refused = error instanceof Refused ? error : refusedByDatabase(Object(error));
  if (refused) return { is: 'refused', failure: refused.reply };
  return { is: 'broken', why: String(error instanceof Error ? error.stack : error) };
}

/** After an error, further messages of this import are ignored. */
async function handleMessage(message: ToWorker) {
  if (message.is !== 'call' && call === undefined) return;
  try {
    await (MESSAGE_HANDLERS[message.is] as (message: ToWorker) => void | Promise<void>)(message);
  } catch (error) {
    call = undefined;
    cpuLimit.stop();
    [pieces, body, answer, rest] = [[], undefined, new Uint8Array(), undefined];
    send(whyNoAnswer(error), releaseMemory);
  }
}

process.on('message', handleMessage);
// A service manager or terminal sends these to all processes; the server finishes running requests before it ends its workers.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});
// The server has exited.
process.on('disconnect', () => process.exit());
