import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '#contract/identity/users.ts';
import { startService } from '../../test/service.ts';

/** Opens a connection, sends `begin`, waits for the beginning of the response, and keeps the connection. */
async function caller(address: string, begin: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => {});
  await once(socket, 'connect');
  let came = '';
  socket.on('data', (data) => {
    came += data;
  });
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(came)));
  const answering = once(socket, 'data');
  socket.write(begin);
  await answering;
  return { closed, socket };
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

/** The head of a request that waits for permission to send its body. */
const post = (length: number) =>
  `POST ${login.path} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

test('a stop answers what was asked, cuts off who only holds on, and ends the process by itself', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  const idle = await caller(service.address, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
  const slow = await caller(service.address, post(1000));
  slow.socket.write('{"username":');
  const body = '{"username":"anna","password":"correct horse"}';
  const asking = await caller(service.address, post(body.length));
  // Hashing passwords takes so long that the stop happens meanwhile.
  asking.socket.write(body);
  service.process.kill('SIGTERM');
  const [code] = await once(service.process, 'exit');
  expect(code).toBe(0);
  expect(await asking.closed).toContain(`${CONTINUE}HTTP/1.1 404`);
  expect(await idle.closed).toMatch(/^HTTP\/1.1 200/);
  expect(await slow.closed).toBe(CONTINUE);
});
