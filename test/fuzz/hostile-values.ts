import fc from 'fast-check';
import { anyCharacter } from '../any-character.ts';

/**
 * Texts that have broken programs before: control characters, lone surrogates, other scripts, special characters of SQL
 * and JSON.
 */
export const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00\ud800',
    '\ufeff',
    '\u200b',
    '\u202e',
    'İı',
    'ß',
    '👩‍👩‍👧',
    '𝕏'.repeat(70),
    "'; DROP TABLE users; --",
    '%',
    '_',
    '\\',
    '\\u0000',
    '$1',
    'NaN',
    'Infinity',
    '1e309',
    '-0',
    '0x10',
    '01',
    '٣',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '../../etc',
    '<script>',
    '(a+)+$',
    '[z-a]',
    '\\b(',
    '{"$ne":1}',
  ),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.nat(4200).map((length) => 'x'.repeat(length)),
);

/** Numbers at the limits of JSON, JavaScript and PostgreSQL. */
export const nastyNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1,
    0.5,
    1e-320,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53 - 1,
    2 ** 53,
    2 ** 63,
    1e308,
  ),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any JSON value, with keys that could reach prototypes. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, [[]], [null], [{}]),
  nastyText,
  nastyNumber,
  fc.jsonValue({ maxDepth: 4 }),
  fc
    .tuple(fc.constantFrom('__proto__', 'constructor', 'toString', ''), fc.jsonValue({ maxDepth: 2 }))
    .map(([key, value]): unknown => JSON.parse(`{${JSON.stringify(key)}: ${JSON.stringify(value)}}`)),
);

/** Bodies that are not JSON, or too much of it, and their claimed types. */
export const rawBody = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'application/json;charset=nonsense',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/',
    ';',
    undefined,
  ),
  bytes: fc.oneof(
    fc.constantFrom(
      '',
      ' \n',
      '{',
      '{"text":',
      '{"text":"\u0000"}',
      '\ufeff{}',
      '{}{}',
      "{'text':1}",
      '{"a":1,}',
      'NaN',
      '1e999',
      '"\\ud800"',
      '"\\u12"',
    ),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.constantFrom(1000, 100_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.constantFrom(1000, 50_000).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc.constantFrom(1000, 200_000).map((length) => `{"${'k'.repeat(length)}":1}`),
    fc.constant(`{"text":"${'y'.repeat(2 ** 20)}"}`),
    fc.constant(`[${'0,'.repeat(20_000)}0]`),
    fc.constant(`{${Array.from({ length: 5000 }, (_, n) => `"k${n}":${n}`).join(',')}}`),
    fc.constant(`{"id":${'9'.repeat(5000)}}`),
  ),
});

/** Parts of an address that no client would write. */
export const junkQuery = fc.constantFrom(
  '%',
  '%00',
  '%E0%A4%A',
  '%ff%fe',
  '&&==&',
  '__proto__=1&constructor=2',
  'limit=1&limit=2',
  'limit[]=1',
  'name=a&name=%00',
  'fetch_votes&fetch_votes=false',
  `name=${'z'.repeat(9000)}`,
  '+',
  '#',
  'after=1_9007199254740993',
  'sections=all&page=1e3',
);

/** Values in place of an id. */
export const junkId = fc.constantFrom(
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  '%201',
  '9007199254740993',
  '9'.repeat(30),
  '9'.repeat(300),
  '9223372036854775808',
  '%00',
  '%ff',
  '%',
  '%2f',
  '%2e%2e',
  'null',
  'NaN',
  'all',
  '%D0%AF',
  '__proto__',
);

/** Headers that a proxy, an attacker or a broken client may send. */
export const junkHeaders = fc.constantFrom<Record<string, string>[]>(
  { cookie: 'dragoman_session=%' },
  { cookie: '__Host-dragoman_session=x; dragoman_session=y' },
  { cookie: 'dragoman_session=; dragoman_session=x; =; ;;' },
  { cookie: `dragoman_session=${'c'.repeat(6000)}` },
  { cookie: '__proto__=1' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'k'.repeat(256) },
  { 'idempotency-key': 'a key of two' },
  { 'idempotency-key': 'one-and-the-same' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: '%%%' },
  { host: '' },
  { 'accept-encoding': 'br;q=x, gzip;q=-1, *;q=0' },
  { accept: 'text/html' },
  { 'x-forwarded-for': "';,\u00ff" },
  { 'content-encoding': 'gzip' },
  { 'if-none-match': '*' },
  { range: 'bytes=9-1' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-long': 'h'.repeat(20_000) },
);
