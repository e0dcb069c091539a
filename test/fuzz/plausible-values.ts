import fc from 'fast-check';
import { z } from 'zod';
import { nastyNumber, nastyText } from './hostile-values.ts';

/** Stands in a generated value for the id of an existing object, which is chosen when the request is sent. */
export type Pick = { pick: string; nth: number };

const picked = (what: string): fc.Arbitrary<Pick> => fc.nat(50).map((nth) => ({ pick: what, nth }));

/** Fields with the id or name of an object. */
const NAMES: Record<string, fc.Arbitrary<unknown>> = {
  section: picked('section'),
  section_id: picked('section'),
  string_id: picked('string'),
  next: picked('string'),
  copy_of: picked('string'),
  string: picked('string or index'),
  user_id: picked('user'),
  owner_id: picked('user'),
  reply: fc.oneof(fc.constant(-1), picked('comment')),
  before: picked('string'),
  u: picked('user'),
  sections: picked('every section'),
  strings: picked('every string'),
  status: fc.constantFrom(-1, 0, 1),
  last_until: fc.constantFrom(4e12, 1e15, 1),
  role_id: fc.constantFrom(0, 2, 3, 4, 5),
  default_role_id: fc.constantFrom(0, 2, 3, 4, 5),
  after_role_id: fc.constantFrom(0, 2, 3, 4, 5),
  limitations: fc.constantFrom(0, 2, 4, 8, 16, 30, 32),
};

/** Texts with a form that random ones would not have. */
const FORMS: Record<string, fc.Arbitrary<string>> = {
  email: fc.nat(1e6).map((n) => `e${n}@example.org`),
  username: fc.oneof(
    fc.nat(1e6).map((n) => `name_${n}`),
    fc.constantFrom('owner', 'translator', 'banned'),
  ),
  handle: fc.nat(1e6).map((n) => `handle_${n}`),
  password: fc.constantFrom('correct horse', 'another horse'),
  current_password: fc.constantFrom('correct horse', 'another horse'),
  secret_code: fc.constantFrom('a code for the tests', 'no code'),
  source_lang: fc.constantFrom('en', 'it'),
  target_lang: fc.constantFrom('ru', 'en'),
  link: fc.constantFrom('', '/help', 'https://example.org/a'),
  cover_url: fc.constantFrom('', 'https://example.org/a.png'),
  avatar_url: fc.constantFrom('', 'https://example.org/a.png'),
  word_key: fc.constantFrom('', 'wor\\p{L}*', '(?:^|a)b', 'a{1000}'),
  translate_key: fc.constantFrom('', 'сло\\p{L}*', '[а-я]+?'),
  client: fc.constantFrom('a_page_of_theirs', 'another_page_of_theirs'),
  after: fc.constantFrom('1_1', '1795186145332_5', '1'),
  sections: fc.constantFrom('all', 'all', '1', '1_2', 'ff'),
  status: fc.constantFrom(
    'tr',
    'non_tr,non_app',
    'app',
    'init',
    'comp',
    'needs_review',
    'non_read_coms',
    'tr,comp',
  ),
  from: fc.constantFrom('owner', 'translator', 'nobody_there'),
  original: fc.constantFrom('text', 'T.*t', '(', '\\d', '%', '(a*)*b'),
  translation: fc.constantFrom('version', 'V.+\\d', '[', ''),
  ids: fc.constantFrom('1', '1,2,3', '3,99999999', '0'),
};

type Schema = z.core.JSONSchema.BaseSchema;

/** Values that a field of this shape is likely to accept; its finer rules may still refuse them. */
export function likely(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const known = schema.type === 'string' ? (FORMS[name] ?? NAMES[name]) : NAMES[name];
  if (known && !schema.enum && !holdsObjects(schema)) return known;
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => likely(one, name)));
  if (schema.type === 'object') return likelyObject(schema);
  if (schema.type === 'array') return fc.array(likely(itemOf(schema)), { minLength: 1, maxLength: 3 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return fc.oneof({ weight: 12, arbitrary: plainText }, nastyText);
  const { minimum = 0, maximum = 1000 } = schema;
  const within = { min: minimum, max: Math.min(maximum, minimum + 5000) };
  const number = schema.type === 'integer' ? fc.integer(within) : fc.double({ ...within, noNaN: true });
  return fc.oneof({ weight: 12, arbitrary: number }, nastyNumber);
}

/** Whether a list has objects, so that it is not a list of ids in spite of its name. */
function holdsObjects(schema: Schema): boolean {
  return schema.type === 'array' && itemOf(schema).type === 'object';
}

const plainText = fc.nat(1e6).map((n) => `Слово ${n}`);

function itemOf({ items }: Schema): Schema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {};
}

function likelyObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, likely(typeof schema === 'object' ? schema : {}, name)] as const,
  );
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  // The version that the client saw is seldom the present one, and would decide the response.
  const { updated_at: _, seen: _seen, ...others } = Object.fromEntries(fields);
  const requiredKeys = required.filter((name) => name in others);
  return fc.oneof({ weight: 6, arbitrary: fc.record(others, { requiredKeys }) }, whole);
}

/** Likely values for a part of a call. */
export const likelyOf = (shape: z.ZodType) =>
  likely(z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }));
