import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';
import type { Answered, AskerTask, Request } from './asker.ts';

// Sends requests from a thread of its own, so that their cost does not count as the server's.

parentPort?.on('message', async ({ address, requests, atOnce }: AskerTask) => {
  try {
    parentPort?.postMessage(await askAll(address, requests, atOnce));
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});

async function askAll(address: string, requests: Request[], atOnce: number): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const taken: number[] = [];
  const replies: string[] = [];
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    while (next < requests.length) {
      const nth = next++;
      const start = performance.now();
      replies[nth] = await ask(address, requests[nth] ?? { method: 'GET', path: '/' }, agent);
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const lasted = performance.now() - begun;
  agent.destroy();
  return { taken, lasted, replies };
}

function ask(
  address: string,
  { method, path, cookie = '', body, type = 'application/json', encoding }: Request,
  agent: Agent,
): Promise<string> {
  const headers = {
    cookie,
    ...(body !== undefined && { 'content-type': type }),
    ...(encoding && { 'accept-encoding': encoding }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if ((answer.statusCode ?? 500) < 400) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
