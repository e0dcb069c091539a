import { connectBeside, type Sql, type Transaction } from './connect.ts';
import { retrying, type Setback, setbackOf } from './retry.ts';

/** Whoever is told of every statement: how many are under way, how long each took, what was tried again. */
export type Attendant = {
  /** One more statement waits for its answer. The result is called when it has come, or won't. */
  begins(shape: string): () => void;
  /** One more transaction. The result is called when it has ended. */
  beginsTransaction(): () => void;
  triesAgain(setback: Setback): void;
};

type Template = { raw: readonly string[] };
type Statement = Promise<unknown>;

const isTemplate = (first: unknown): first is Template =>
  typeof first === 'object' && first !== null && 'raw' in first;

/** Seconds for what is under way on a pool that was replaced. */
const ENDED = 60;

/** The driver's further words for a connection that is broken; the last is PostgreSQL's, of what it then says. */
const BROKEN = new Set(['CONNECT_TIMEOUT', 'ERR_SOCKET_CLOSED', '08P01']);

const isBroken = (error: unknown) =>
  setbackOf(error) === 'lost' ||
  (error instanceof Error && 'code' in error && BROKEN.has(String(error.code)));

/** Characters of a statement that tell it from others. */
const SHAPE = 200;

/** A statement without its values, which it is never told with: `SELECT FROM users WHERE id = …`. */
const shapeOf = ({ raw }: Template): string => raw.join('…').replace(/\s+/g, ' ').trim().slice(0, SHAPE);

/**
 * Lets `send` do the sending of a statement, once it is awaited; one that is a piece of another never is. Awaiting calls
 * `then`, whatever the driver's promise does inside.
 */
function sentBy(statement: Statement, send: (first: () => Promise<unknown>) => Promise<unknown>): Statement {
  const inherited = statement.then.bind(statement);
  let sent: Promise<unknown> | undefined;
  const value = (...on: Parameters<typeof inherited>) => {
    sent ??= send(() => new Promise((resolve, reject) => void inherited(resolve, reject)));
    return sent.then(...on);
  };
  return Object.defineProperty(statement, 'then', { value });
}

/** The same database or transaction, `send` doing the sending of its statements; `again` makes the same one anew. */
function sending<Tag extends Sql | Transaction>(
  sql: Tag,
  send: (shape: string, first: () => Promise<unknown>, again: () => Promise<unknown>) => Promise<unknown>,
  { own = {}, current = () => sql }: { own?: object; current?: () => Tag } = {},
): Tag {
  return new Proxy(sql, {
    apply(_target, _this, args) {
      const target = current();
      const made = Reflect.apply(target, undefined, args);
      const [template] = args;
      if (!isTemplate(template)) return made;
      return sentBy(made, (first) =>
        send(shapeOf(template), first, () => Reflect.apply(current(), undefined, args)),
      );
    },
    get: (target, name) => (name in own ? Reflect.get(own, name) : Reflect.get(target, name)),
  });
}

/**
 * The database as the service uses it. Statements and transactions that came to nothing because others stood in their way,
 * or because there was no connection, are tried again; a transaction also when its connection broke before it was to be
 * committed. A write of which nobody knows whether it was done is not: its caller is told that the database is away.
 */
export function attended(sql: Sql, attendant: Attendant): Sql {
  let pool = sql;
  /**
   * A connection of the driver that broke may stay broken, each further use of it lasting until its timeout (its issue 1208):
   * a pool in which one broke is left to end what is under way, and another takes its place.
   */
  const replace = (broken: Sql) => {
    if (pool !== broken) return;
    pool = connectBeside(sql);
    if (broken !== sql) broken.end({ timeout: ENDED }).catch(() => {});
  };
  const watched = async <T>(act: (on: Sql) => Promise<T>): Promise<T> => {
    const on = pool;
    try {
      return await act(on);
    } catch (error) {
      if (isBroken(error)) replace(on);
      throw error;
    }
  };
  const told = (setback: Setback) => attendant.triesAgain(setback);
  const timed = async (shape: string, answer: () => Promise<unknown>) => {
    const ended = attendant.begins(shape);
    return answer().finally(ended);
  };

  const begin = (...given: [string, Work] | [Work]) => {
    const work = given.at(-1) as Work;
    const options = given.length === 2 ? given[0] : '';
    let isDone = false;
    const attempt = () => {
      isDone = false;
      return watched((on) =>
        on.begin(options, async (tx) => {
          const result = await work(sending(tx, timed));
          isDone = true;
          return result;
        }),
      );
    };
    const ended = attendant.beginsTransaction();
    return retrying(attempt, (setback) => setback !== 'lost' || !isDone, told).finally(ended);
  };

  /** Ends what has taken the place of the given pool; that is its owner's to end. */
  const end: Sql['end'] = async (options) => {
    if (pool !== sql) await pool.end(options);
  };

  return sending(
    sql,
    (shape, first, again) => {
      let next = first;
      const attempt = () => {
        const answer = next;
        next = again;
        return watched(() => timed(shape, answer));
      };
      return retrying(attempt, (setback) => setback !== 'lost', told);
    },
    { own: { begin, end }, current: () => pool },
  );
}

type Work = (tx: Transaction) => unknown;
