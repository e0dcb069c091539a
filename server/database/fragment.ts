import postgres from 'postgres';

/** A piece of SQL that stands inside another statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Makes fragments only. The driver connects at the first statement that is awaited, and these never are. */
const driver = postgres({ host: '127.0.0.1', max: 1 });

/**
 * A piece of SQL that stands inside another statement, whatever the database or transaction of that one is. Cheaper than
 * `sql`, which prepares each piece for being sent; one without values can be a constant.
 */
export const fragment: (
  template: TemplateStringsArray,
  ...values: postgres.ParameterOrFragment<never>[]
) => Fragment = driver;

/** A table or column of this name. */
export const identifier = (name: string): postgres.Helper<string> => driver(name);

/** A value that a statement takes as JSON. */
export const asJson = (value: postgres.JSONValue): postgres.Parameter => driver.json(value);
