import fc from 'fast-check';
import { z } from 'zod';
import { CALLS } from '#contract/calls.ts';
import { Bytes } from '#contract/core/values.ts';
import { callOf, EXAMPLES, makerOf } from '../calls/examples.ts';
import { COLUMNS, type TestUsers, type UserName } from '../calls/test-users.ts';
import { TINY_PICTURE } from '../tiny-picture.ts';
import { junkHeaders, junkId, junkQuery, nastyValue, rawBody } from './hostile-values.ts';
import { likelyOf, type Pick } from './plausible-values.ts';

/** A request before it is sent, when the ids of existing objects are filled in. */
export type RequestDraft = {
  call: string;
  method: string;
  path: string;
  who: UserName;
  params: Record<string, Pick | string>;
  query: Record<string, unknown>;
  junkQuery: string | undefined;
  headers: Record<string, string>;
  body: { json: unknown } | { bytes: string | Buffer; type: string | undefined } | undefined;
};

/** Calls that would end the sessions that the others need. */
const SESSION_CALLS = ['login', 'logout', 'register', 'choosePassword'];

/** The user who makes a call, in half of the cases one who may. */
const whoMakes = (call: string): fc.Arbitrary<UserName> => {
  if (SESSION_CALLS.includes(call)) return fc.constant('guest');
  const may = Object.keys(EXAMPLES)
    .filter((name) => callOf(name) === call)
    .map(makerOf);
  const parts = [
    ...new Set<UserName>([...may.filter(isPart), ...(may.includes('siteAdmin') ? [] : (['owner'] as const))]),
  ];
  return fc.oneof(fc.constantFrom<UserName>(...parts), fc.constantFrom<UserName>(...COLUMNS.flat()));
};
const isPart = (name: keyof TestUsers): name is UserName => COLUMNS.flat().some((part) => part === name);

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** A likely value with one field wrong, missing or added. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'object' || first === null) return nastyValue;
  const name = fc.constantFrom(...Object.keys(first), 'unknown', '__proto__');
  return fc.tuple(name, fc.option(nastyValue, { nil: undefined })).map(([key, nasty]) => {
    // As text, because an assignment to __proto__ would add no property.
    const spoilt: unknown = JSON.parse(
      `{${[
        ...Object.entries(first).filter(([one]) => one !== key),
        ...(nasty === undefined ? [] : [[key, nasty]]),
      ]
        .map(([one, its]) => `${JSON.stringify(one)}:${JSON.stringify(its) ?? 'null'}`)
        .join(',')}}`,
    );
    return Array.isArray(value) ? [spoilt, ...value.slice(1)] : spoilt;
  });
}

/** Files of several formats. */
const FILES = ['One\n\nTwo\n', '{"one": "Один"}', 'msgid "One"\nmsgstr "Один"\n', '# One\n\nTwo\n'];

function bodyOf(shape: z.ZodType): fc.Arbitrary<RequestDraft['body']> {
  const raw: fc.Arbitrary<RequestDraft['body']> = rawBody;
  if (shape instanceof z.ZodUndefined) {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: raw },
      { weight: 1, arbitrary: nastyValue.map((json) => ({ json })) },
    );
  }
  if (shape === Bytes) {
    const bytes = fc.oneof(
      fc.constant(Buffer.from(TINY_PICTURE)),
      fc.constantFrom(...FILES).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 5000 }).map((some) => Buffer.from(some)),
      fc.uint8Array({ maxLength: 5000 }).map((some) => Buffer.concat([TINY_PICTURE.subarray(0, 40), some])),
    );
    const type = fc.constantFrom('application/octet-stream', 'image/png', 'image/svg+xml');
    return fc.oneof({ weight: 8, arbitrary: fc.record({ bytes, type }) }, { weight: 2, arbitrary: raw });
  }
  const whole = likelyOf(shape);
  return fc.oneof(
    { weight: 8, arbitrary: whole.map((json) => ({ json })) },
    { weight: 5, arbitrary: whole.chain(spoiled).map((json) => ({ json })) },
    { weight: 1, arbitrary: nastyValue.map((json) => ({ json })) },
    { weight: 2, arbitrary: raw },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function queryOf(shape: z.ZodType): fc.Arbitrary<Record<string, unknown>> {
  const query = likelyOf(shape).map((value) => ({ ...Object(value) }));
  return fc.oneof(
    { weight: 4, arbitrary: query },
    { weight: 1, arbitrary: query.chain(spoiled).map((value) => ({ ...Object(value) })) },
  );
}

function paramsOf(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const value = (name: string) =>
    fc.oneof(
      { weight: 20, arbitrary: fc.nat(50).map((nth): Pick | string => ({ pick: name, nth })) },
      { weight: 1, arbitrary: junkId },
    );
  return fc.record(Object.fromEntries(names.map((name) => [name, value(name)])));
}

/** The names of valid requests, so that each call also succeeds. */
export const examples: fc.Arbitrary<string> = fc.constantFrom(...Object.keys(EXAMPLES));

/** Requests for all calls alike: valid, almost valid and random ones, by all users. */
export const requests: fc.Arbitrary<RequestDraft> = fc.oneof(
  ...CALLS.map(({ name, method, path, query, body }) =>
    fc.record({
      call: fc.constant(name),
      method: fc.oneof(
        { weight: 40, arbitrary: fc.constant<string>(method) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'GET', 'POST', 'DELETE') },
      ),
      path: fc.constant(path),
      who: whoMakes(name),
      params: paramsOf(path),
      query: queryOf(query),
      junkQuery: sometimes(junkQuery),
      headers: sometimes(junkHeaders).map((headers) => headers ?? {}),
      body: bodyOf(body),
    }),
  ),
);
