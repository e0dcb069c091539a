import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { login } from '#contract/identity/users.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = await openTestApp();
await testApp.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = testApp.app.server.address() as AddressInfo;

test.each(['content-length: 500', 'transfer-encoding: chunked'])(
  'a body that comes byte by byte is given up after ten seconds, and its connection closed, whoever sends it: %s (api.63)',
  async (length) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece;
    });
    const asked = once(testApp.app.server, 'request');
    socket.write(
      `${login.method} ${login.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
    );
    const [{ socket: ours }] = await asked;
    const closed = once(socket, 'close');
    // Until the body is read nothing measures it.
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    socket.write(length.endsWith('chunked') ? '1\r\n{\r\n' : '{');
    await vi.waitFor(() => expect(ours.bytesRead).toBe(socket.bytesWritten));
    vi.advanceTimersByTime(10_000);
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/retry-after: \d/);
  },
);
