import type postgres from 'postgres';

/** PostgreSQL's type ids of arrays, which are the same in every database. */
const INT4S = 1007;
const TEXTS = 1009;
const INT8S = 1016;
const UUIDS = 2951;

type Element = string | number | null;

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** `{1,"two",NULL}` */
const print = (list: readonly Element[]) =>
  `{${list.map((element) => (element === null ? 'NULL' : quoted(String(element)))).join(',')}}`;

const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs;

const read = (text: string): (string | null)[] =>
  [...text.matchAll(ELEMENT)].map(([, inQuotes, plain = '']) => {
    if (inQuotes !== undefined) return inQuotes.replace(/\\(.)/gs, '$1');
    return plain === 'NULL' ? null : plain;
  });

/** An array type of one dimension; `parse` reads an element. */
const arrayType = <T>(type: number, parse: (element: string) => T): postgres.PostgresType => ({
  to: type,
  from: [type],
  serialize: print,
  parse: (text: string) => read(text).map((element) => (element === null ? null : parse(element))),
});

/**
 * Array types of numbers, texts and UUIDs. They are declared because the driver would otherwise ask for all types on each
 * new connection, and if that connection breaks, the unhandled rejection ends the process.
 */
export const arrayTypes = (parse: { int8(text: string): number }) => ({
  int4s: arrayType(INT4S, Number),
  texts: arrayType(TEXTS, String),
  int8s: arrayType(INT8S, parse.int8),
  uuids: arrayType(UUIDS, String),
});
