import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '#contract/users.ts';
import { startService } from '../test/service.ts';

/** Opens a connection, says `begin` over it and keeps it. */
async function caller(address: string, begin: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  socket.write(begin);
  let came = '';
  socket.on('data', (data) => {
    came += data;
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(came)));
  return { closed, socket };
}

const post = (body: string, length = body.length) =>
  `POST ${login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;

test('a stop answers what was asked, cuts off who only holds on, and ends the process by itself', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  const idle = await caller(service.address, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
  const slow = await caller(service.address, post('{"username":', 1000));
  // Passwords are hashed for so long that the stop comes in between.
  const asking = await caller(service.address, post('{"username":"anna","password":"correct horse"}'));
  await wait(50);
  service.process.kill('SIGTERM');
  const [code] = await once(service.process, 'exit');
  expect(code).toBe(0);
  expect(await asking.closed).toMatch(/^HTTP\/1.1 404/);
  expect(await idle.closed).toMatch(/^HTTP\/1.1 200/);
  expect(await slow.closed).toBe('');
});
