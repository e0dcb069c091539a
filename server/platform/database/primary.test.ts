import { expect, inject, onTestFinished, test } from 'vitest';
import { pastPooler } from '../../../test/pgbouncer/past-pooler.ts';
import { proxyTo } from '../../../test/proxy-to.ts';
import { type ConnectionParameters, connect } from './connect.ts';
import { hostsOf } from './primary.ts';

test.each([
  ['postgres://u@db-1:5433,db-2/books', 'db-1:5433 db-2:5432'],
  ['postgresql://u:a%2Cb@db-1/books?sslmode=require', 'db-1:5432'],
  ['postgres://[::1]:5433,10.0.0.1:5434/books', '::1:5433 10.0.0.1:5434'],
])('the hosts of %s are %s', (url, hosts) => {
  expect(
    hostsOf(url)
      .map(({ host, port }) => `${host}:${port}`)
      .join(' '),
  ).toBe(hosts);
});

const NOBODY = '127.0.0.1:1';

function poolAt(hosts: string[], { database, user, password = '' }: ConnectionParameters) {
  const sql = connect(`postgres://${user}:${password}@${hosts.join(',')}/${database}`, { max: 2 });
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

const hostOf = ({ host, port }: ConnectionParameters) => `${host}:${port}`;

test('of several hosts the one that answers is used, and when it fails the other', async () => {
  const place = pastPooler(inject('database').place, 'several hosts');
  const [first, second] = [await proxyTo(place), await proxyTo(place)];
  await second.close();
  const sql = poolAt([NOBODY, hostOf(first.place), hostOf(second.place)], place);
  expect([...(await sql`SELECT 1 AS one`)]).toEqual([{ one: 1 }]);
  await second.open();
  await first.close();
  expect([...(await sql`SELECT 2 AS two`)]).toEqual([{ two: 2 }]);
});

test('when none of them answers, the statement fails instead of waiting forever', async () => {
  const sql = poolAt([NOBODY, '127.0.0.1:2'], inject('database').place);
  for (let n = 0; n < 3; n += 1) {
    await expect(sql`SELECT 1`).rejects.toMatchObject({ code: 'ECONNREFUSED', syscall: 'connect' });
  }
});

test('a pool that found no primary works as soon as there is one', async () => {
  const place = pastPooler(inject('database').place, 'several hosts');
  const way = await proxyTo(place);
  await way.close();
  const sql = poolAt([NOBODY, hostOf(way.place)], place);
  const both = () => Promise.allSettled([sql`SELECT 1 AS one`, sql`SELECT 1 AS one`]);
  for (let n = 0; n < 3; n += 1) await both();
  await way.open();
  expect((await both()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('when a host falls silent and another is the primary, what waits for it fails, and the other is used', async () => {
  const place = pastPooler(inject('database').place, 'several hosts');
  const [first, second] = [await proxyTo(place), await proxyTo(place)];
  await second.close();
  const sql = poolAt([hostOf(first.place), hostOf(second.place)], place);
  await sql`SELECT 1`;
  first.stall();
  const answer = sql`SELECT 1`;
  await second.open();
  await expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect([...(await sql`SELECT 2 AS two`)]).toEqual([{ two: 2 }]);
}, 20_000);
