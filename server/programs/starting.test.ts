import { expect, test } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { answerWhileStarting } from './starting.ts';

test('a service that starts says that it runs, and how many migrations are done; then its port is free (operations.28)', async () => {
  const log: string[] = [];
  const port = await freePort();
  const starting = await answerWhileStarting({ host: '127.0.0.1', port }, (line) => log.push(line));
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return [answer.status, await answer.json()];
  };
  const failure = { status: 503, errors: [{ key: 'general', kind: 'unavailable' }] };
  expect(await ask('/api/health')).toEqual([503, failure]);
  expect(await ask('/api/alive')).toEqual([200, { status: 'ok' }]);
  starting.migrating({ done: 41, of: 90 });
  expect(await ask('/api/health?now')).toEqual([503, { ...failure, migrations: '41 of 90' }]);
  expect(await ask('/')).toEqual([503, { ...failure, migrations: '41 of 90' }]);
  starting.migrating({ done: 42, of: 90 });
  expect(log).toEqual(['Migrating the database: 41 of 90', 'Migrating the database: 42 of 90']);
  await starting.close();
  const next = await answerWhileStarting({ host: '127.0.0.1', port }, (line) => log.push(line));
  next.migrating({ done: 90, of: 90 });
  expect((await ask('/api/alive'))[0]).toBe(200);
  await next.close();
  expect(log).toHaveLength(2);
});

test('beside other processes on one database a process that starts is not there, so that proxies ask the others (operations.28)', async () => {
  const log: string[] = [];
  const place = { host: '127.0.0.1', port: await freePort(), databaseUrl: 'postgres://localhost/dragoman' };
  const starting = await answerWhileStarting(place, (line) => log.push(line));
  await expect(fetch(`http://127.0.0.1:${place.port}/api/health`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  starting.migrating({ done: 41, of: 90 });
  expect(log).toEqual(['Migrating the database: 41 of 90']);
  await starting.close();
});

test('a taken port is left to the service to be said', async () => {
  const place = { host: '127.0.0.1', port: await freePort() };
  const [first, second] = [await answerWhileStarting(place), await answerWhileStarting(place)];
  await second.close();
  await first.close();
});
