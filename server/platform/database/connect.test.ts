import { expect, inject, onTestFinished, test } from 'vitest';
import { connect, connectDirectly, type Sql } from './connect.ts';

test('an int8 is a number, and one that a number can’t hold an error', async () => {
  const sql = connect(inject('database').place, { max: 1 });
  onTestFinished(() => sql.end());
  const [row] =
    await sql`select 9007199254740991::int8 as n, array[1, 2]::int8[] as list, ${[3]}::int8[] as sent`;
  expect(row).toEqual({ n: Number.MAX_SAFE_INTEGER, list: [1, 2], sent: [3] });
  await expect(sql`select 9007199254740993::int8 as n`).rejects.toThrow('9007199254740993');
});

test('arrays of numbers and texts come back unchanged', async () => {
  const sql = connect(inject('database').place, { max: 1 });
  onTestFinished(() => sql.end());
  const texts = [
    'plain',
    '',
    'a, b',
    '"quoted"',
    'back\\slash',
    '{braces}',
    'NULL',
    'two\nlines',
    'слово',
    null,
  ];
  const [row] = await sql`
    select ${texts}::text[] as texts, ${[1, -2, null]}::int[] as ints, ${[2 ** 40]}::bigint[] as bigints,
      ${[]}::text[] as none`;
  expect(row).toEqual({ texts, ints: [1, -2, null], bigints: [2 ** 40], none: [] });
});

test('statements are prepared unless told otherwise', async () => {
  const pool = connect(inject('database').place);
  const preparing = connectDirectly(pool, { max: 1 });
  const plain = connectDirectly(pool, { max: 1, preparesStatements: false });
  onTestFinished(() => Promise.all([pool, preparing, plain].map((sql) => sql.end())).then(() => {}));
  const preparedOn = async (sql: Sql) => {
    for (const n of [1, 2]) expect(await sql`select ${n}::int as n`).toEqual([{ n }]);
    return (await sql`select from pg_prepared_statements where statement like 'select $1%'`).length;
  };
  expect(await preparedOn(preparing)).toBe(1);
  expect(await preparedOn(plain)).toBe(0);
});

test('statements are not compiled', async () => {
  const sql = connectDirectly(connect(inject('database').place), { max: 1 });
  onTestFinished(() => sql.end());
  expect(await sql`SHOW jit`).toEqual([{ jit: 'off' }]);
});

test('a statement that fails amid its rows leaves the next result over its connection whole', async () => {
  const sql = connect(inject('database').place, { max: 1 });
  onTestFinished(() => sql.end());
  const failing = sql`SELECT 1 / (n - 500) FROM generate_series(1, 1000) n`;
  await expect(failing).rejects.toThrow('division by zero');
  expect([...(await sql`SELECT n FROM generate_series(1, 2) n`)]).toEqual([{ n: 1 }, { n: 2 }]);
  await expect(sql.unsafe('SELECT 1 / (n - 500) FROM generate_series(1, 1000) n')).rejects.toThrow();
  expect([...(await sql.unsafe('SELECT n FROM generate_series(1, 2) n'))]).toEqual([{ n: 1 }, { n: 2 }]);
});
