import postgres from 'postgres';

/**
 * A piece of SQL inside another statement, for any database or transaction. Cheaper than `sql`, which prepares each piece for
 * sending; one without values can be a constant.
 */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Only makes fragments. The driver connects when a statement is awaited, and fragments never are. */
const driver = postgres({ host: '127.0.0.1', max: 1 });

/**
 * A piece of SQL that stands inside another statement, whatever the database or transaction of that one is. Cheaper than
 * `sql`, which prepares each piece for being sent; one without values can be a constant.
 */
export const fragment: (
  template: TemplateStringsArray,
  ...values: postgres.ParameterOrFragment<never>[]
) => Fragment = driver;

/** An identifier: a table or column. */
export const identifier = (name: string): postgres.Helper<string> => driver(name);

/** A JSON parameter. */
export const asJson = (value: postgres.JSONValue): postgres.Parameter => driver.json(value);
