import { expect, test } from 'vitest';
import type { z } from 'zod';
import { CALLS } from '../calls.ts';

/** Where a reply says what was made, if not by the `id` of one object or of each in a list. */
const ELSEWHERE: Record<string, string> = {
  addLanguages: 'languages[].project_id',
  importStrings: 'strings[]',
  startFamilyUpdate: 'tasks[].task',
};

/** What they make is a secret, which nothing names afterwards. */
const SECRETS = ['beginPasskey', 'beginPasskeyLogin', 'beginSecondFactor', 'makePasswordLink'];

/** The paths of the fields of a reply, as far as `depth` objects. */
function fieldsOf(shape: z.core.$ZodType, at = '', depth = 2): string[] {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (def.type === 'array') return [`${at}[]`, ...fieldsOf(def.element, `${at}[]`, depth)];
  if ('innerType' in def) return fieldsOf(def.innerType, at, depth);
  if (def.type !== 'object' || depth === 0) return [];
  return Object.entries(def.shape).flatMap(([name, value]) => {
    const path = [at, name].filter(Boolean).join('.');
    return [path, ...fieldsOf(value, path, depth - 1)];
  });
}

const CREATING = CALLS.filter(({ status, name }) => status === 201 && !SECRETS.includes(name));

test.each(CREATING)('a call that creates something answers with its id (api.7): $name', ({ name, reply }) => {
  const fields = fieldsOf(reply);
  const places = ELSEWHERE[name] ? [ELSEWHERE[name]] : ['id', '[].id'];
  expect(fields.filter((field) => places.includes(field))).not.toEqual([]);
});
