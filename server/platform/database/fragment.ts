import postgres from 'postgres';

/** A piece of SQL inside another statement. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Whether a value is a fragment: a query of the driver is a promise, although a fragment is never awaited. */
export const isFragment = (value: unknown): value is Fragment => value instanceof Promise;

/** A value of a statement: a number, or SQL for it. */
export type Value = number | Fragment;

/** Only makes fragments: it never connects, because fragments are never awaited. */
const driver = postgres({ host: '127.0.0.1', max: 1 });

/**
 * Makes a piece of SQL for any database or transaction. It is cheaper than `sql`, which prepares each piece for
 * sending; one without values can be a constant.
 */
export const fragment: (
  template: TemplateStringsArray,
  ...values: postgres.ParameterOrFragment<never>[]
) => Fragment = driver;

/** An identifier: a table or column. */
export const identifier = (name: string): postgres.Helper<string> => driver(name);

/** SQL: of each item a piece, with another between them. */
export const joined = <Item>(
  items: readonly Item[],
  pieceOf: (item: Item) => Fragment,
  between: Fragment,
): Fragment => items.map(pieceOf).reduce((list, piece) => fragment`${list}${between}${piece}`);

/** A JSON parameter. */
export const asJson = (value: postgres.JSONValue): postgres.Parameter => driver.json(value);

/** The ids of one row, or of some. */
export type Ids = number | readonly number[];

/** Whether these are the ids of some rows. */
export const areSome = (ids: Ids): ids is readonly number[] => Array.isArray(ids);

/** SQL: the comparison of a column with ids: `id ${isAmong(ids)}`. */
export const isAmong = (ids: Ids): Fragment =>
  areSome(ids) ? fragment`= ANY(${[...ids]}::bigint[])` : fragment`= ${ids}`;
