import { gzipSync } from 'node:zlib';

const times = (piece: string, bytes: number) =>
  piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece))));
const listOf = (item: string) => (bytes: number) => `[${times(`${item},`, bytes)}${item}]`;
const strings = (item: string) => (bytes: number) => `{"strings":[${times(`${item},`, bytes)}${item}]}`;
const textOf = (piece: string) => (bytes: number) => `"${times(piece, bytes)}"`;
const fieldOf = (field: string, piece: string) => (bytes: number) => `{"${field}":"${times(piece, bytes)}"}`;
const nested = (open: string, close: string) => (bytes: number) => {
  const depth = Math.floor(bytes / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};
const keys = (key: (nth: number) => string) => (bytes: number) => {
  const pairs: string[] = [];
  for (let nth = 0, size = 0; size < bytes; nth++) {
    const pair = `${key(nth)}:0`;
    pairs.push(pair);
    size += pair.length + 1;
  }
  return `{${pairs.join(',')}}`;
};

const ITEMS = [
  '{}',
  '[]',
  'null',
  '0',
  '""',
  'true',
  '[{}]',
  '{"a":{}}',
  '-1.5e-300',
  '1e999',
  '[[[]]]',
  '{"text":7}',
  '{"text":""}',
];
const OBJECTS = [
  '{"text":"\\u0000"}',
  '{"text":"a","key":7,"context":[],"max_length":"x","frame":{}}',
  '{"string_id":0,"text":""}',
  '{"copy_of":1}',
];
const PIECES = [
  'a',
  'щ',
  '😀',
  ' ',
  '\\n',
  '\\ud800',
  '\\u0000',
  '\\r\\n',
  '\u200b',
  'a\u0301',
  '\\\\',
  '\\"',
  '<',
  '(a+)+',
  '**',
  '[a](',
  '\\u0061',
];
const FIELDS = [
  'text',
  'username',
  'password',
  'name',
  'description',
  'word_key',
  'sections',
  'cover_url',
  'handle',
];

/** The worst known bodies, each of about so many bytes. */
export const WORST_BODIES: Readonly<Record<string, (bytes: number) => string | Buffer>> = {
  ...Object.fromEntries(ITEMS.map((item) => [`a list of ${item}`, listOf(item)])),
  ...Object.fromEntries(OBJECTS.map((item) => [`a list of ${item}`, listOf(item)])),
  ...Object.fromEntries([...ITEMS, ...OBJECTS].map((item) => [`strings of ${item}`, strings(item)])),
  ...Object.fromEntries(PIECES.map((piece) => [`a text of ${JSON.stringify(piece)}`, textOf(piece)])),
  ...Object.fromEntries(
    FIELDS.flatMap((field) =>
      ['a', ' ', '\\u00ad', '(('].map((piece) => [
        `${field} of ${JSON.stringify(piece)}`,
        fieldOf(field, piece),
      ]),
    ),
  ),
  'lists in lists': nested('[', ']'),
  'objects in objects': nested('{"a":', '}'),
  'objects in lists': nested('[{"strings":', '}]'),
  'lists that are not closed': (bytes) => '['.repeat(bytes),
  'objects that are not closed': (bytes) => times('{"a":', bytes),
  'a text that is not closed': (bytes) => `"${'a'.repeat(bytes)}`,
  digits: (bytes) => '9'.repeat(bytes),
  'digits after a point': (bytes) => `0.${'3'.repeat(bytes)}`,
  'an exponent of digits': (bytes) => `1e${'9'.repeat(bytes)}`,
  'minus signs': (bytes) => '-'.repeat(bytes),
  'the same key again and again': keys(() => '"a"'),
  'many keys': keys((nth) => `"k${nth}"`),
  'keys that are numbers': keys((nth) => `"${nth * 7919}"`),
  'keys with escapes': keys((nth) => `"\\u0061${nth}"`),
  prototypes: keys((nth) => (nth % 2 ? '"__proto__"' : '"constructor"')),
  'an alias beside many keys': (bytes) =>
    `{"recommendations":1,${keys((nth) => `"k${nth}"`)(bytes).slice(1)}`,
  'a long key': (bytes) => `{"${'k'.repeat(bytes)}":1}`,
  'white space': (bytes) => ' '.repeat(bytes),
  'white space and one bracket': (bytes) => `${'\n'.repeat(bytes)}[`,
  NULs: (bytes) => Buffer.alloc(bytes),
  'bytes that are no UTF-8': (bytes) => Buffer.alloc(bytes, 0xff),
  'a BOM and braces': (bytes) => `\ufeff${times('{}', bytes)}`,
  commas: (bytes) => `[${','.repeat(bytes)}]`,
};

/** A compressed body, which is larger than it seems. */
export const zipped = (bytes: number) => gzipSync(listOf('{}')(bytes * 100));
