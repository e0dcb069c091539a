import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { Bytes } from '#contract/core/values.ts';
import { callOf, EXAMPLES } from '../../test/calls/examples.ts';
import { type FilledProject, fillProject } from '../../test/calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../../test/calls/test-users.ts';
import { openTestApp } from '../../test/test-app.ts';
import { readShape } from '../platform/http/read-shape.ts';

/** The query and the JSON body of the first example of a call, as they are sent. */
async function askedBy(call: string, filled: FilledProject, users: TestUsers) {
  const name = Object.keys(EXAMPLES).find((key) => callOf(key) === call) ?? '';
  const { endpoint, ask, maker } = EXAMPLES[name] ?? expect.fail(`${call} has an example`);
  const { query, body } = await ask(filled, users[maker]);
  return { query, body: endpoint.body === Bytes ? undefined : body };
}

/** What is sent with the same values in every run: ids are counted from 1, and what is random, a time or a number in a name is fixed. */
function withFixedValues(asked: object): { query?: Record<string, string>; body?: unknown } {
  let ids = 0;
  const fixed = (key: string, value: unknown) => {
    if (typeof value === 'number') {
      if (value > 1e12) return Date.UTC(2030, 0);
      const isId = value > 0 && /^\d+$|(?<!role_)id$|^(section|string|next)$/.test(key);
      return isId ? ++ids : value;
    }
    if (typeof value !== 'string') return value;
    if (/^[\d,]+$/.test(value)) return key === 'code' ? '123456' : value.replace(/\d+/g, () => `${++ids}`);
    return value
      .replace(/(?<=[ _])\d+(?![\w-])/g, '1')
      .replace(/[\w-]{22,}|^dXNl[\w-]+$/g, ({ length }) =>
        'x'.repeat(length < 20 ? 10 : Math.min(length, 90)),
      );
  };
  return JSON.parse(JSON.stringify(asked, fixed));
}

test('the OpenAPI document has the examples that the tests make (api.60)', async () => {
  const testApp = await openTestApp();
  const users = await openTestUsers(testApp);
  const examples: Record<string, object> = {};
  let filled = await fillProject(testApp, users);
  for (const { name, noun, body } of CALLS) {
    const example = withFixedValues(await askedBy(name, filled, users));
    // Their examples delete it.
    if (noun === 'deletedProjects') filled = await fillProject(testApp, users);
    if (example.body) readShape(body, example.body);
    if (Object.keys({ ...example.query, ...Object(example.body) }).length > 0) examples[name] = example;
  }
  await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot('request-examples.json');
});
