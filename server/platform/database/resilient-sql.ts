import {
  commitWarningsOf,
  connectSeparately,
  type Sql,
  statementTimeoutOf,
  type Transaction,
} from './connect.ts';
import { type Deadline, hasNoTimeout, isOverdue, startDeadline, withDeadline } from './deadline.ts';
import { refuseFailedCommits } from './failed-commits.ts';
import { holdShards, isWrite } from './hold-shards.ts';
import { isPoolDistributed } from './is-distributed.ts';
import { isConnectionLost, type TransientError, withRetries } from './retry.ts';

/** Observes statements for metrics and the log. */
export type StatementObserver = {
  /** Called when a statement is sent; the result is called when it has ended. */
  onStatement(shape: string): () => void;
  /** Called when a transaction begins; the result is called when it has ended. */
  onTransaction(): () => void;
  onRetry(kind: TransientError): void;
};

const NO_OBSERVER: StatementObserver = {
  onStatement: () => () => {},
  onTransaction: () => () => {},
  onRetry: () => {},
};

type Template = { raw: readonly string[] };
type Statement = Promise<unknown>;
type Send = () => Promise<unknown>;

const isTemplate = (first: unknown): first is Template =>
  typeof first === 'object' && first !== null && 'raw' in first;

const READ_ONLY = /\bREAD ONLY\b/;

/** Seconds for the statements of a replaced pool to end. */
const END_TIMEOUT = 60;

/** Further error codes of a broken connection: the driver's, and PostgreSQL's protocol violation. */
const BROKEN = new Set(['CONNECT_TIMEOUT', 'ERR_SOCKET_CLOSED', '08P01']);

const isBroken = (error: unknown) =>
  isConnectionLost(error) || (error instanceof Error && 'code' in error && BROKEN.has(String(error.code)));

/** The number of characters of a statement that are logged. */
const SHAPE_LENGTH = 200;

/** A statement without its values, which are never logged: `SELECT FROM users WHERE id = …`. */
const shapeOf = ({ raw }: Template): string =>
  raw.join('…').replace(/\s+/g, ' ').trim().slice(0, SHAPE_LENGTH);

/**
 * Lets `send` execute a statement when it is awaited. A fragment of another statement is never awaited; awaiting
 * calls `then`.
 */
function sendWhenAwaited(statement: Statement, send: (first: Send) => Promise<unknown>): Statement {
  const inherited = statement.then.bind(statement);
  let sent: Promise<unknown> | undefined;
  const value = (...on: Parameters<typeof inherited>) => {
    sent ??= send(() => new Promise((resolve, reject) => void inherited(resolve, reject)));
    return sent.then(...on);
  };
  return Object.defineProperty(statement, 'then', { value });
}

/** A statement that is sent. */
type Sent = {
  shape: string;
  first: Send;
  /** Creates the same statement anew, in a transaction if one is given, and sends it. */
  again(tx?: Transaction): Promise<unknown>;
  /** Whether it writes or locks rows. */
  isWrite(): boolean;
};

/** Wraps a pool or transaction so that `send` executes its statements. */
function interceptStatements<Tag extends Sql | Transaction>(
  sql: Tag,
  send: (statement: Sent) => Promise<unknown>,
  { own = {}, current = () => sql }: { own?: object; current?: () => Tag } = {},
): Tag {
  return new Proxy(sql, {
    apply(_target, _this, args) {
      const target = current();
      const query = Reflect.apply(target, undefined, args);
      const [template, ...values] = args;
      if (!isTemplate(template)) return query;
      return sendWhenAwaited(query, (first) =>
        send({
          shape: shapeOf(template),
          first,
          again: (tx) => Reflect.apply(tx ?? current(), undefined, args),
          isWrite: () => isWrite(template.raw, values),
        }),
      );
    },
    get: (target, name) => (name in own ? Reflect.get(own, name) : Reflect.get(target, name)),
  });
}

/** A pool with the number of answers it has given. */
type Pool = { sql: Sql; answers: number };

/** The deadline of an answer as a multiple of the database's statement timeout. */
const DEADLINE_FACTOR = 1.2;

/**
 * Wraps a pool with retries and deadlines. Statements and transactions that failed by contention, or before they were
 * sent, are retried; a transaction also if its connection broke before the commit. A write whose outcome is unknown
 * is not retried: it fails as "database unavailable", and so does a statement whose answer does not come. `retries` is false
 * where another database is asked instead. On a distributed database a write holds the shards: a transaction from its start
 * unless it is READ ONLY, and a single statement in a transaction of its own.
 */
export function resilientSql(
  sql: Sql,
  observer: StatementObserver = NO_OBSERVER,
  { retries = true }: { retries?: boolean } = {},
): Sql {
  const timeout = statementTimeoutOf(sql) * DEADLINE_FACTOR;
  let pool: Pool = { sql, answers: 0 };
  /**
   * Replaces a pool after a connection broke, because the driver may keep using a broken connection until its timeout
   * (porsager/postgres issue 1208). The old pool ends its statements.
   */
  const replacePool = (broken: Pool) => {
    if (pool !== broken) return;
    pool = { sql: connectSeparately(sql), answers: 0 };
    if (broken.sql !== sql) broken.sql.end({ timeout: END_TIMEOUT }).catch(() => {});
  };
  const withPool = <T>(act: (on: Pool) => Promise<T>): Promise<T> =>
    refuseFailedCommits(commitWarningsOf(pool.sql), runOn(pool, act));
  const runOn = async <T>(on: Pool, act: (on: Pool) => Promise<T>): Promise<T> => {
    const before = on.answers;
    try {
      return await act(on);
    } catch (error) {
      // If other statements were answered meanwhile, this one only waited in a queue, or only its own connection is
      // dead.
      if (isOverdue(error) ? on.answers === before : isBroken(error)) replacePool(on);
      throw error;
    }
  };
  const onRetry = (kind: TransientError) => observer.onRetry(kind);
  const mayRepeat = (kind: TransientError) => retries && kind !== 'lost';
  /** Sends a statement and waits for its answer until the deadline. */
  const sendWithDeadline = async (on: Pool, deadline: Deadline | undefined, shape: string, send: Send) => {
    const ended = observer.onStatement(shape);
    const answer = send().then((result) => {
      on.answers += 1;
      return result;
    });
    return (deadline ? withDeadline(deadline, answer) : answer).finally(ended);
  };

  /** Whether a write has to hold the shards of a distributed database; undefined until it was asked. */
  let holds: boolean | undefined;
  const askWhetherToHold = async () => {
    const ask = (on: Pool) => withDeadline(startDeadline(timeout), isPoolDistributed(on.sql));
    holds = await withRetries(() => withPool(ask), mayRepeat, onRetry);
    return holds;
  };

  const begin = async (...given: [string, Work] | [Work]) => {
    const work = given.at(-1) as Work;
    const options = given.length === 2 ? given[0] : '';
    const isHolding = !READ_ONLY.test(options) && (holds ?? (await askWhetherToHold()));
    let isDone = false;
    const attempt = () => {
      isDone = false;
      const deadline = startDeadline(timeout);
      return withPool((on) => {
        const begun = deadline.startWaiting();
        const outcome = on.sql.begin(options, async (tx) => {
          begun();
          // The caller has already got the timeout error.
          if (deadline.isExceeded()) return deadline.exceeded;
          try {
            const mine: Transaction = interceptStatements(tx, ({ shape, first }) =>
              sendWithDeadline(on, hasNoTimeout(mine) ? undefined : deadline, shape, first),
            );
            if (isHolding) await holdShards(mine);
            const result = await work(mine);
            isDone = true;
            return result;
          } finally {
            deadline.startWaiting();
          }
        });
        return Promise.race([outcome, deadline.exceeded]).finally(deadline.clear);
      });
    };
    const ended = observer.onTransaction();
    return withRetries(attempt, (kind) => retries && (kind !== 'lost' || !isDone), onRetry).finally(ended);
  };

  /** Ends the pool that replaced the given one; the given pool is ended by its owner. */
  const end: Sql['end'] = async (options) => {
    if (pool.sql !== sql) await pool.sql.end(options);
  };

  return interceptStatements(
    sql,
    async ({ shape, first, again, isWrite }) => {
      if (holds !== false && isWrite() && (holds ?? (await askWhetherToHold()))) return begin(again);
      let next = first;
      const attempt = () => {
        const send = next;
        next = again;
        return withPool((on) => sendWithDeadline(on, startDeadline(timeout), shape, send));
      };
      return withRetries(attempt, mayRepeat, onRetry);
    },
    { own: { begin, end }, current: () => pool.sql },
  );
}

type Work = (tx: Transaction) => unknown;
