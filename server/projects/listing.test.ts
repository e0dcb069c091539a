import { beforeAll, expect, test } from 'vitest';
import { countProjects, editProject, listProjects } from '#contract/projects/projects.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectOf } from '../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';
import { isIndexed, isNamed } from './listing-queries.ts';

const AMOUNT = 130;
let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  boris = await testApp.signUp('boris');
  const names = Array.from({ length: AMOUNT }, (_, n) => (n % 4 === 3 ? `Сказка ${n}` : `Book ${n}`));
  await made(names);
  // Three at a time were changed in the same millisecond, so that their order is by id.
  await testApp.sql`UPDATE projects SET last_update = last_update - 1000 * (id / 3)`;
  await testApp.sql`
    INSERT INTO members (project_id, user_id, role_id)
    SELECT id, ${anna.id}, 4 FROM projects WHERE id % 7 = 0`;
});

/** Public projects with these names, changed at `at` or now. */
async function made(names: string[], at = Date.now()) {
  await testApp.sql`
    WITH done AS (
      INSERT INTO projects (name, handle, visibility, source_lang, target_lang, last_update)
      SELECT name, 'listed_' || md5(name), 'public', 'en', 'ru', ${at} FROM unnest(${names}::text[]) name RETURNING id
    )
    INSERT INTO members (project_id, user_id, role_id) SELECT id, ${boris.id}, 0 FROM done`;
}

type Query = Parameters<typeof listed>[0];

async function listed(query: { name?: string; mine?: ''; popular?: ''; limit?: number; after?: string }) {
  return anna.does(listProjects, { query });
}

/** All pages one after the other, each starting after the last project of the one before. */
async function paged(query: Query, limit: number, between?: (page: number) => Promise<unknown>) {
  const ids: number[] = [];
  let after: string | undefined;
  for (let page = 1; ; page += 1) {
    const projects = await listed({ ...query, limit, ...(after && { after }) });
    ids.push(...projects.map(({ id }) => id));
    const last = projects.at(-1);
    if (!last) return ids;
    after = `${last.listed_at}_${last.id}`;
    await between?.(page);
  }
}

const inOrder = (among = () => true) =>
  testApp.sql<{ id: number }[]>`SELECT id FROM projects WHERE ${among()} ORDER BY last_update DESC, id DESC`;

test.each([
  [{}, AMOUNT],
  [{ name: 'сКАЗ' }, 32],
  [{ name: 'k' }, 98],
  [{ name: 'ск' }, 32],
  [{ name: 'k 1' }, 31],
  [{ name: '77' }, 1],
  [{ mine: '' }, 18],
  [{ mine: '', name: 'book' }, 14],
  [{ popular: '' }, AMOUNT],
  [{ popular: '', name: 'book' }, 98],
] as const)('pages of %j hold every project once, in the order of the whole', async (query, amount) => {
  const all = (await inOrder()).map(({ id }) => id);
  const ids = await paged(query, 7);
  expect(await anna.does(countProjects, { query })).toEqual({ amount, more: false });
  expect(ids).toHaveLength(amount);
  expect(ids).toEqual(all.filter((id) => ids.includes(id)));
});

test('a project that is worked on meanwhile is shown once', async () => {
  const all = await inOrder();
  const last = all.at(-1)?.id ?? 0;
  const second = all[1]?.id ?? 0;
  const ids = await paged({}, 50, async (page) => {
    if (page === 1)
      await testApp.sql`UPDATE projects SET last_update = now_ms() WHERE id IN (${last}, ${second})`;
  });
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(AMOUNT - 1);
});

test('projects are counted to a thousand, beyond that there are more', async () => {
  await made(
    Array.from({ length: 1000 - 98 }, (_, n) => `Bookish ${n}`),
    1,
  );
  const counted = (query: Query) => anna.does(countProjects, { query });
  expect(await counted({ name: 'BOOK' })).toEqual({ amount: 1000, more: false });
  await made(['One book more'], 1);
  expect(await counted({ name: 'book' })).toEqual({ amount: 1000, more: true });
  expect(await counted({})).toEqual({ amount: 1000, more: true });
  expect(await counted({ name: 'сказка' })).toEqual({ amount: 32, more: false });
  expect(await testApp.guest.does(countProjects, { query: { mine: '' } })).toEqual({
    amount: 0,
    more: false,
  });
  await testApp.sql`DELETE FROM projects WHERE name LIKE 'Bookish %' OR name = 'One book more'`;
});

test('how many are answered: fifty unless said, a hundred at most', async () => {
  expect(await listed({})).toHaveLength(50);
  expect(await listed({ limit: 100 })).toHaveLength(100);
  expect(await listed({ limit: 1 })).toHaveLength(1);
});

test.each([
  ['400 limit min', { limit: 0 }],
  ['400 limit max', { limit: 101 }],
  ['400 limit number', { limit: 'many' }],
  ['400 after illegal', { after: '12' }],
  ['400 after illegal', { after: '1_2_3' }],
  ['400 after illegal', { after: '9999999999999999_1' }],
  ['400 name maxlength', { name: 'a'.repeat(101) }],
  ['400 name illegal', { name: 'a\0' }],
  ['400 mine choice', { mine: 'yes' }],
])('a listing is refused: %s', async (refusal, query) => {
  expect(await anna.tries(listProjects, { query })).toBe(refusal);
});

test('one letter or two are found anywhere in a name, in any case, however rare', async () => {
  await made(['Подъезд', '100%_\\', 'İstanbul'], 1);
  const names = async (name: string) => (await listed({ name })).map((project) => project.name);
  expect(await names('Ъ')).toEqual(['Подъезд']);
  expect(await names('дъ')).toEqual(['Подъезд']);
  expect(await names('%')).toEqual(['100%_\\']);
  expect(await names('_\\')).toEqual(['100%_\\']);
  expect(await names('İs')).toEqual(['İstanbul']);
  expect(await names('ъъ')).toEqual([]);
});

test('accents are found however they are put together, and edges of the input don’t count', async () => {
  await made(['Citta\u0300 invisibili']);
  for (const name of ['città', 'citta\u0300', 'À I', ' Città ', 'à']) {
    expect((await listed({ name })).map((project) => project.name)).toEqual(['Citta\u0300 invisibili']);
  }
});

test('projects that need translators are open ones with untranslated strings', async () => {
  const [open, done, paused, hidden] = [
    await projectOf(boris, { strings: ['One.', 'Two.'] }),
    await projectOf(boris, { strings: ['One.'] }),
    await projectOf(boris),
    await projectOf(boris, { visibility: 'closed' }),
  ];
  for (const params of [...open.strings.slice(0, 1), ...done.strings])
    await boris.does(addTranslation, { params, body: { text: 'Раз.' } });
  await boris.does(editProject, { params: { project: paused.project.id }, body: { status: 'frozen' } });
  const found = await anna.does(listProjects, { query: { needs_translators: '' } });
  expect(found.map(({ id }) => id)).toEqual([open.project.id]);
  const own = await boris.does(listProjects, { query: { needs_translators: '', limit: 1 } });
  expect(own.map(({ id }) => id)).toEqual([hidden.project.id]);
});

test('a name that is searched for is folded once, not for each project', async () => {
  const plans = await Promise.all(
    [isNamed(testApp.sql, 'книга'), isIndexed(testApp.sql, 'кн')].map(
      (condition) => testApp.sql`EXPLAIN SELECT FROM projects p WHERE ${condition}`,
    ),
  );
  for (const plan of plans) expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('InitPlan');
});
