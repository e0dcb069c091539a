import { connectSeparately, type Sql, statementTimeoutOf, type Transaction } from './connect.ts';
import { type Deadline, hasNoTimeout, isOverdue, startDeadline, withDeadline } from './deadline.ts';
import { type TransientError, transientErrorOf, withRetries } from './retry.ts';

/** Whoever is told of every statement: how many are under way, how long each took, what was tried again. */
export type StatementObserver = {
  /** One more statement waits for its answer. The result is called when it has come, or won't. */
  onStatement(shape: string): () => void;
  /** One more transaction. The result is called when it has ended. */
  onTransaction(): () => void;
  onRetry(kind: TransientError): void;
};

/** For what is not watched. */
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

/** Seconds for what is under way on a pool that was replaced. */
const END_TIMEOUT = 60;

/** The driver's further words for a connection that is broken; the last is PostgreSQL's, of what it then says. */
const BROKEN = new Set(['CONNECT_TIMEOUT', 'ERR_SOCKET_CLOSED', '08P01']);

const isBroken = (error: unknown) =>
  transientErrorOf(error) === 'lost' ||
  (error instanceof Error && 'code' in error && BROKEN.has(String(error.code)));

/** Characters of a statement that tell it from others. */
const SHAPE_LENGTH = 200;

/** A statement without its values, which it is never told with: `SELECT FROM users WHERE id = …`. */
const shapeOf = ({ raw }: Template): string =>
  raw.join('…').replace(/\s+/g, ' ').trim().slice(0, SHAPE_LENGTH);

/**
 * Lets `send` do the sending of a statement, once it is awaited; one that is a piece of another never is. Awaiting calls
 * `then`, whatever the driver's promise does inside.
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

/** The same database or transaction, `send` doing the sending of its statements; `again` makes the same one anew. */
function interceptStatements<Tag extends Sql | Transaction>(
  sql: Tag,
  send: (shape: string, first: Send, again: Send) => Promise<unknown>,
  { own = {}, current = () => sql }: { own?: object; current?: () => Tag } = {},
): Tag {
  return new Proxy(sql, {
    apply(_target, _this, args) {
      const target = current();
      const made = Reflect.apply(target, undefined, args);
      const [template] = args;
      if (!isTemplate(template)) return made;
      return sendWhenAwaited(made, (first) =>
        send(shapeOf(template), first, () => Reflect.apply(current(), undefined, args)),
      );
    },
    get: (target, name) => (name in own ? Reflect.get(own, name) : Reflect.get(target, name)),
  });
}

/** A pool, and how many answers have come from it. */
type Pool = { sql: Sql; answers: number };

/** How much longer than the database may work on a statement its answer is waited for. */
const DEADLINE_FACTOR = 1.2;

/**
 * The database as the service uses it. Statements and transactions that came to nothing because others stood in their way,
 * or because there was no connection, are tried again; a transaction also when its connection broke before it was to be
 * committed. A write of which nobody knows whether it was done is not: its caller is told that the database is away. So is
 * the caller of one whose answer does not come, from a database that is cut off.
 */
export function resilientSql(sql: Sql, observer: StatementObserver = NO_OBSERVER): Sql {
  const timeout = statementTimeoutOf(sql) * DEADLINE_FACTOR;
  let pool: Pool = { sql, answers: 0 };
  /**
   * A connection of the driver that broke may stay broken, each further use of it lasting until its timeout (its issue 1208):
   * a pool in which one broke is left to end what is under way, and another takes its place.
   */
  const replacePool = (broken: Pool) => {
    if (pool !== broken) return;
    pool = { sql: connectSeparately(sql), answers: 0 };
    if (broken.sql !== sql) broken.sql.end({ timeout: END_TIMEOUT }).catch(() => {});
  };
  const withPool = async <T>(act: (on: Pool) => Promise<T>): Promise<T> => {
    const on = pool;
    const before = on.answers;
    try {
      return await act(on);
    } catch (error) {
      // Where others were answered meanwhile it waited in a long line, or its connection alone is dead.
      if (isOverdue(error) ? on.answers === before : isBroken(error)) replacePool(on);
      throw error;
    }
  };
  const onRetry = (kind: TransientError) => observer.onRetry(kind);
  /** Sends a statement and waits for its answer, unless that takes too long. */
  const sendWithDeadline = async (on: Pool, deadline: Deadline | undefined, shape: string, send: Send) => {
    const ended = observer.onStatement(shape);
    const answer = send().then((result) => {
      on.answers += 1;
      return result;
    });
    return (deadline ? withDeadline(deadline, answer) : answer).finally(ended);
  };

  const begin = (...given: [string, Work] | [Work]) => {
    const work = given.at(-1) as Work;
    const options = given.length === 2 ? given[0] : '';
    let isDone = false;
    const attempt = () => {
      isDone = false;
      const deadline = startDeadline(timeout);
      return withPool((on) => {
        const begun = deadline.startWaiting();
        const outcome = on.sql.begin(options, async (tx) => {
          begun();
          // It has begun too late: nobody waits for it.
          if (deadline.isExceeded()) return deadline.exceeded;
          try {
            const mine: Transaction = interceptStatements(tx, (shape, send) =>
              sendWithDeadline(on, hasNoTimeout(mine) ? undefined : deadline, shape, send),
            );
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
    return withRetries(attempt, (kind) => kind !== 'lost' || !isDone, onRetry).finally(ended);
  };

  /** Ends what has taken the place of the given pool; that is its owner's to end. */
  const end: Sql['end'] = async (options) => {
    if (pool.sql !== sql) await pool.sql.end(options);
  };

  return interceptStatements(
    sql,
    (shape, first, again) => {
      let next = first;
      const attempt = () => {
        const send = next;
        next = again;
        return withPool((on) => sendWithDeadline(on, startDeadline(timeout), shape, send));
      };
      return withRetries(attempt, (kind) => kind !== 'lost', onRetry);
    },
    { own: { begin, end }, current: () => pool.sql },
  );
}

type Work = (tx: Transaction) => unknown;
