import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { request } from 'undici';
import { guestAddressOf } from '#contract/core/request.ts';
import { getProject, listProjects } from '#contract/projects/projects.ts';
import { readSection } from '#contract/texts/reading.ts';
import { startNginx } from '../test/cluster/nginx.ts';
import { wrk } from '../test/cluster/programs.ts';
import type { Run } from './run.ts';
import { withServer } from './server-process.ts';

/** The connections of the load, and its seconds. */
const CONNECTIONS = 32;
const SECONDS = 5;
/** What browsers send. */
const ENCODINGS = 'gzip, deflate, br, zstd';

/** A server without any framework that answers each request with the body that it was started with. */
const BARE_SERVER = `
  const { createServer } = require('node:http');
  const body = Buffer.from(process.argv[1], 'base64');
  const headers = { 'content-type': 'application/json', 'content-encoding': 'br', 'content-length': body.length };
  const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

/**
 * Measures how many responses a second guests get, from one process of the service and from nginx in front of it, beside
 * a bare server that answers the same bytes. Each has the machine for itself but for the program that asks. Null where
 * that program, or nginx, is missing.
 */
export async function measureGuests({ service, projects, addFact }: Run): Promise<void> {
  const { project, sections } = await projects['100000']();
  const params = { project, section: sections[0] ?? 0 };
  const whole = { fetch_members: 'true', fetch_sections: 'true' };
  const views = {
    'the page': `/projects/${project}`,
    'home’s projects': guestAddressOf(listProjects, { query: { popular: 'true', limit: 20 } }),
    'a project': guestAddressOf(getProject, { params, query: whole }),
    '50 strings of a text': guestAddressOf(readSection, { params, query: { limit: 50 } }),
    '500 strings of a text': guestAddressOf(readSection, { params, query: { limit: 500 } }),
  };
  await withServer(service, async ({ address }) => {
    const nginx = await startNginx([Number(new URL(address).port)]).catch(() => undefined);
    try {
      for (const [name, path = ''] of Object.entries(views)) {
        const bare = await startBareServer(await bodyAt(address + path));
        addFact(`guests, ${name}: bare server`, await rateOf(bare.address), '/s');
        await bare.stop();
        addFact(`guests, ${name}: service`, await rateOf(address + path), '/s');
        addFact(`guests, ${name}: nginx`, nginx ? await rateOf(nginx.address + path) : null, '/s');
      }
    } finally {
      await nginx?.stop();
    }
  });
}

/**
 * The responses a second to as many connections as browsers of guests may have; null without wrk, which sends the requests.
 * autocannon would be busier than the bare server, and so measure itself.
 */
async function rateOf(url: string): Promise<number | null> {
  let program: string;
  try {
    program = wrk();
  } catch {
    return null;
  }
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', `Accept-Encoding: ${ENCODINGS}`, url];
  const child = spawn(program, load, { stdio: ['ignore', 'pipe', 'inherit'] });
  let report = '';
  for await (const piece of child.stdout) report += piece;
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(`Not all of ${url} were answered:\n${report}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
}

/** The bytes of a response as browsers receive it. */
async function bodyAt(url: string): Promise<Buffer> {
  const { statusCode, body } = await request(url, { headers: { 'accept-encoding': ENCODINGS } });
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  return Buffer.from(await body.arrayBuffer());
}

async function startBareServer(body: Buffer) {
  const child = spawn(process.execPath, ['-e', BARE_SERVER, body.toString('base64')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    address: `http://127.0.0.1:${port}/`,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
