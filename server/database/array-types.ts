import type postgres from 'postgres';

/** PostgreSQL's numbers of its types of lists: they are the same everywhere and for ever. */
const INT4S = 1007;
const TEXTS = 1009;
const INT8S = 1016;

type Element = string | number | null;

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** `{1,"two",NULL}` */
const print = (list: readonly Element[]) =>
  `{${list.map((one) => (one === null ? 'NULL' : quoted(String(one)))).join(',')}}`;

const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs;

const read = (text: string): (string | null)[] =>
  [...text.matchAll(ELEMENT)].map(([, inQuotes, plain = '']) => {
    if (inQuotes !== undefined) return inQuotes.replace(/\\(.)/gs, '$1');
    return plain === 'NULL' ? null : plain;
  });

/** A list of one dimension, as all of ours are; what stands in it is read by `parse`. */
const arrayType = <T>(type: number, parse: (element: string) => T): postgres.PostgresType => ({
  to: type,
  from: [type],
  serialize: print,
  parse: (text: string) => read(text).map((element) => (element === null ? null : parse(element))),
});

/**
 * Lists of numbers and texts. The driver could ask each connection for all types of the database when it opens; but when
 * that connection breaks meanwhile, the question is rejected where nobody can catch it, and the process ends.
 */
export const arrayTypes = (parse: { int8(text: string): number }) => ({
  int4s: arrayType(INT4S, Number),
  texts: arrayType(TEXTS, String),
  int8s: arrayType(INT8S, parse.int8),
});
