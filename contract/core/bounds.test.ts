import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { CALLS, type Call } from '../calls.ts';
import { importTranslationsToSection } from '../files/translation-imports.ts';
import { addStrings, rearrangeStrings } from '../texts/strings.ts';
import { FailureReply } from './failures.ts';
import { Bytes, list, replyList } from './values.ts';

type Shape = z.core.$ZodTypes;

/** Kinds of shapes without a length of their own. */
const CLOSED = new Set(['number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined', 'transform']);

/** The maximum length of a shape, if that is checked first. */
function capOf([first]: z.core.$ZodCheck<never>[] = []): number {
  const { check, maximum } = z
    .object({ check: z.string(), maximum: z.number() })
    .partial()
    .parse(first?._zod.def ?? {});
  return check === 'max_length' && maximum !== undefined ? maximum : Infinity;
}

/** The paths in a shape that have no maximum. */
function unbounded(shape: z.core.$ZodType, at: string): string[] {
  // A file only has the maximum bytes of its call.
  if (shape === Bytes) return [];
  const { _zod } = shape as Shape;
  const { def } = _zod;
  if (CLOSED.has(def.type)) return [];
  if (def.type === 'string') return capOf(def.checks) < Infinity ? [] : [`${at}: a string`];
  if (def.type === 'array') {
    const isList = _zod.traits.has('List') && capOf(def.checks) < Infinity;
    return [...(isList ? [] : [`${at}: an array`]), ...unbounded(def.element, `${at}[]`)];
  }
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, value]) => unbounded(value, `${at}.${name}`));
  }
  if (def.type === 'union') return def.options.flatMap((option) => unbounded(option, at));
  if (def.type === 'pipe') return [...unbounded(def.in, at), ...unbounded(def.out, at)];
  if ('innerType' in def) return unbounded(def.innerType, at);
  return [`${at}: ${def.type}`];
}

test.each(CALLS)('everything that a call takes has a bound: $name', ({ params, query, body }) => {
  expect([...unbounded(params, 'path'), ...unbounded(query, 'query'), ...unbounded(body, 'body')]).toEqual(
    [],
  );
});

/** The paths of arrays without a maximum. */
function endless(shape: z.core.$ZodType, at: string): string[] {
  const { def } = (shape as Shape)._zod;
  if (def.type === 'array') {
    return [...(capOf(def.checks) < Infinity ? [] : [at]), ...endless(def.element, `${at}[]`)];
  }
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([name, value]) => endless(value, `${at}.${name}`));
  }
  if (def.type === 'union') return def.options.flatMap((option) => endless(option, at));
  if (def.type === 'pipe') return [...endless(def.in, at), ...endless(def.out, at)];
  if (def.type === 'tuple') return def.items.flatMap((item) => endless(item, at));
  if (def.type === 'record') return endless(def.valueType, `${at}{}`);
  if ('innerType' in def) return endless(def.innerType, at);
  return [];
}

test.each(CALLS)('every list of a reply has a bound, or is sent while it is read: $name', (call) => {
  const { reply, events = {}, isStreamed } = call;
  const streamed = isStreamed ? ['reply'] : [];
  expect([...endless(reply, 'reply'), ...endless(z.object(events), 'events')]).toEqual(streamed);
});

test('a list of a reply without a bound is found out, wherever it stands', () => {
  const lists = z.array(z.object({ a: z.array(z.int()).optional() }));
  expect(endless(lists, 'reply')).toEqual(['reply', 'reply[].a']);
  expect(endless(z.record(z.string(), z.tuple([lists.max(3)])).nullable(), 'reply')).toEqual(['reply{}[].a']);
  expect(endless(FailureReply, 'reply')).toEqual([]);
});

test('what is more than a list of a reply may have does not leave', () => {
  const items = replyList(z.object({ a: z.int() }), 2);
  expect(items.parse([{ a: 1 }, { a: 2 }, { a: 3 }])).toEqual([{ a: 1 }, { a: 2 }]);
  expect(items.parse([{ a: 1, b: 1 }])).toEqual([{ a: 1 }]);
  expect(items.safeParse([{ a: 'x' }]).success).toBe(false);
  expect(items.safeParse('text').success).toBe(false);
  expect(z.toJSONSchema(items)).toMatchObject({ type: 'array', maxItems: 2 });
});

test.each([
  [z.object({ a: z.string().optional() }), ['body.a: a string']],
  [
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(list(z.string().max(3), { max: 3 })),
    ['body: a string'],
  ],
  [z.object({ a: z.array(z.int()).max(3) }), ['body.a: an array']],
  [z.union([list(z.string().max(3), { max: 3 }), z.record(z.string(), z.int())]), ['body: record']],
  [z.unknown(), ['body: unknown']],
])('what has none is found out: %#', (shape, found) => {
  expect(unbounded(shape, 'body')).toEqual(found);
});

type Schema = z.core.JSONSchema.BaseSchema;

/** Bytes of a code point in its longest JSON form: `\ud83d\ude00`. */
const ESCAPED = 12;
/** The bytes of a comma or colon, a line break and the indentation. */
const LAID_OUT = 10;

/** Bytes of the largest value of a shape. */
function largest(schema: Schema): number {
  const { type, anyOf, properties = {}, maxItems = 0, maxLength = 0, items } = schema;
  if (anyOf) return Math.max(...anyOf.map((one) => largest(one as Schema)));
  if (schema.enum) return Math.max(...schema.enum.map((one) => JSON.stringify(one).length));
  if (type === 'string') return 2 + maxLength * ESCAPED;
  if (type === 'array') return 2 + maxItems * (largest(items as Schema) + LAID_OUT);
  if (type !== 'object') return String(Number.MIN_SAFE_INTEGER).length;
  return Object.entries(properties)
    .map(([name, value]) => name.length + 2 + largest(value as Schema) + 2 * LAID_OUT)
    .reduce((sum, bytes) => sum + bytes, 2);
}

const largestBody = ({ body }: Pick<Call, 'body'>) =>
  largest(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));

/** Calls that take a whole file: the maximum bytes are a decision, not derived from the content. */
const IMPORTS = ['previewMatches', 'addStrings', 'importStrings', 'updateStrings'];

/** Calls that take many translations: their maximum bytes are those of as many texts without plurals. */
const BATCHES = ['importTranslationsToProject', 'importTranslationsToSection'];

const FILES = CALLS.filter(({ body }) => body === Bytes);

test('a call that takes a file says how large it may be', () => {
  expect(FILES.map(({ name, bodyLimit }) => [name, bodyLimit])).toEqual([
    ['importFile', LIMITS.fileBytes],
    ['keepWorkbook', LIMITS.fileBytes],
    ['pushFile', LIMITS.fileBytes],
    ['uploadCover', LIMITS.imageBytes],
    ['previewBook', LIMITS.fileBytes],
    ['previewSource', LIMITS.fileBytes],
    ['previewFile', LIMITS.fileBytes],
    ['previewTranslations', LIMITS.fileBytes],
    ['uploadAvatar', LIMITS.imageBytes],
  ]);
});

test.each(CALLS.filter((call) => ![...IMPORTS, ...BATCHES].includes(call.name) && !FILES.includes(call)))(
  'the largest body that a call takes passes its limit of bytes, which is not much larger: $name',
  (call) => {
    const bytes = largestBody(call);
    const limit = call.bodyLimit ?? LIMITS.bodyBytes;
    expect(limit).toBeGreaterThanOrEqual(bytes);
    expect(limit).toBeLessThanOrEqual(Math.max(LIMITS.bodyBytes, 2 * bytes));
  },
);

test('only what imports takes a body without such a bound', () => {
  const large = CALLS.filter(({ bodyLimit }) => bodyLimit === LIMITS.importBodyBytes).map(({ name }) => name);
  expect(large).toEqual(IMPORTS);
  expect(largestBody(addStrings)).toBeGreaterThan(LIMITS.importBodyBytes);
});

test('a list that is too long is refused before any of its items is looked at', () => {
  const look = vi.fn();
  const shape = list(z.unknown().superRefine(look), { max: 3 });
  const { error } = shape.safeParse([1, 2, 3, 4]);
  expect(error?.issues).toMatchObject([{ code: 'too_big', origin: 'array', path: [] }]);
  expect(look).not.toHaveBeenCalled();
});

test('items are looked at until there are as many mistakes as are told', () => {
  let looks = 0;
  const shape = z.object({
    items: list(
      z.unknown().superRefine((_, issues) => {
        looks += 1;
        issues.addIssue({ code: 'custom' });
      }),
      { max: 10_000 },
    ),
  });
  const { error } = shape.safeParse({ items: Array(10_000).fill({}) });
  expect([looks, error?.issues.length]).toEqual([LIMITS.mistakes, LIMITS.mistakes]);
  expect(error?.issues.at(-1)?.path).toEqual(['items', LIMITS.mistakes - 1]);
});

test('a list is read as an array is: kinds, places, values, what clients are told', () => {
  const item = z.object({ a: z.int(), b: z.int().default(7) });
  const [ours, zods] = [list(item, { min: 1, max: 3 }), z.array(item).max(3).min(1)];
  for (const sent of [[], [{ a: 1 }], [{ a: 1 }, { a: 'x' }, 7], null, undefined, {}, 'text', [1, 2, 3, 4]]) {
    expect(ours.safeParse(sent)).toEqual(zods.safeParse(sent));
  }
  expect(z.toJSONSchema(ours, { io: 'input' })).toEqual(z.toJSONSchema(zods, { io: 'input' }));
});

test.each([addStrings, rearrangeStrings, importTranslationsToSection])(
  'of a list of nothing but mistakes a hundred are told',
  ({ body }) => {
    const wrong = Array(500).fill({});
    const sent = body === rearrangeStrings.body ? { strings: wrong } : wrong;
    const amountIn = (issues: z.core.$ZodIssue[]): number =>
      issues.reduce(
        (sum, issue) => sum + (issue.code === 'invalid_union' ? amountIn(issue.errors.flat()) : 1),
        0,
      );
    const { error } = body.safeParse(sent);
    // An item may exceed the number by its own mistakes.
    expect(amountIn(error?.issues ?? [])).toBeLessThan(2 * LIMITS.mistakes);
  },
);
