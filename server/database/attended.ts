import type { Sql, Transaction } from './connect.ts';
import { retrying, type Setback } from './retry.ts';

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
  own: object = {},
): Tag {
  return new Proxy(sql, {
    apply(target, _this, args) {
      const made = Reflect.apply(target, undefined, args);
      const [template] = args;
      if (!isTemplate(template)) return made;
      return sentBy(made, (first) =>
        send(shapeOf(template), first, () => Reflect.apply(target, undefined, args)),
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
      return sql.begin(options, async (tx) => {
        const result = await work(sending(tx, timed));
        isDone = true;
        return result;
      });
    };
    const ended = attendant.beginsTransaction();
    return retrying(attempt, (setback) => setback !== 'lost' || !isDone, told).finally(ended);
  };

  return sending(
    sql,
    (shape, first, again) => {
      let next = first;
      const attempt = () => {
        const answer = next;
        next = again;
        return timed(shape, answer);
      };
      return retrying(attempt, (setback) => setback !== 'lost', told);
    },
    { begin },
  );
}

type Work = (tx: Transaction) => unknown;
