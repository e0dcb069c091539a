import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { buildImage, type Image, inside } from './image/build.ts';

/**
 * `npm run test:image`: makes the image of deploy/Dockerfile by its own steps, without Docker, and runs each command in it as the image's
 * user, with nothing that can be written but its volumes and /tmp, as deploy/compose.yaml runs it (operations.22).
 */
const IS_INSIDE = '--in-own-namespace';

let wrong = 0;

/** Prints whether a sentence holds. */
function holds(sentence: string, isSo: boolean, output = '') {
  console.log(`${isSo ? 'ok' : 'NOT OK'}: ${sentence}${isSo ? '' : `\n${output}`}`);
  if (!isSo) wrong += 1;
}

/** Makes everything of an image read-only but /tmp and its volumes, which are new folders with the owners that the image gave them. */
function closeOff(image: Image, folder: string) {
  const owners = image.volumes.map((volume) => statSync(join(image.root, volume)));
  execFileSync('mount', ['-o', 'remount,ro', image.root]);
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', join(image.root, 'tmp')]);
  for (const [index, volume] of image.volumes.entries()) {
    const own = join(folder, `volume-${index}`);
    mkdirSync(own);
    chownSync(own, owners[index]?.uid ?? 0, owners[index]?.gid ?? 0);
    execFileSync('mount', ['--bind', own, join(image.root, volume)]);
  }
}

/** Starts a command of an image, as `docker run IMAGE WORDS…` does. */
function startIn(image: Image, words: readonly string[], env: Record<string, string> = {}) {
  const all = { ...image, env: { ...image.env, ...env } };
  const [program = '', ...args] = inside(all, [...image.entrypoint, ...words]);
  return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a command of an image to its end. */
async function run(image: Image, words: readonly string[], env: Record<string, string> = {}) {
  const child = startIn(image, words, env);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: Number(code), said: stdout + stderr };
}

/** Waits until the service prints its address; false if it ends before. */
async function isReady(service: ChildProcessByStdio<null, Readable, Readable>): Promise<boolean> {
  service.stderr.pipe(process.stderr);
  for await (const piece of service.stdout) if (/Dragoman is at/.test(String(piece))) return true;
  return false;
}

async function tryImage(image: Image) {
  const port = { PORT: String(await freePort()), HOST: '127.0.0.1' };
  const help = await run(image, ['help']);
  holds('help names every command', help.code === 0 && help.said.includes('recount'), help.said);
  const unknown = await run(image, ['backups']);
  holds('an unknown command ends with code 2', unknown.code === 2, unknown.said);
  const touched = spawnSync('sh', ['-c', '"$@"', 'sh', ...inside(image, ['touch', 'server/new'])]);
  holds('nothing of the image can be written', touched.status !== 0);

  const service = startIn(image, image.command, port);
  holds('the service starts', await isReady(service));
  service.stdout.resume();
  const [program = '', ...args] = inside({ ...image, env: { ...image.env, ...port } }, image.healthcheck);
  holds('its health check passes', spawnSync(program, args).status === 0);
  const besides: [string[], RegExp][] = [
    [['admin', 'list-admins'], /No site administrators/],
    [['backup', '/backups', '--keep', '2'], /rows of \d+ tables/],
    [['backup', '/backups/one'], /rows of \d+ tables/],
    [['try-backup', '/backups', '--in', '/backups'], /All counters are right/],
    [['check-settings'], /The service can start with these settings/],
    [['recount'], /Counters corrected: 0 translations/],
  ];
  for (const [words, says] of besides) {
    const { code, said: output } = await run(image, words);
    holds(`beside the service: ${words.join(' ')}`, code === 0 && says.test(output), output);
  }
  service.kill('SIGTERM');
  const [ended] = await once(service, 'exit');
  holds('it stops by SIGTERM', ended === 0);

  const restored = await run(image, ['restore', '/backups/one'], { DATA_DIR: '/data/restored' });
  holds('a backup is restored', restored.code === 0 && /restored/.test(restored.said), restored.said);
}

/** Makes the image below a folder, and tries it. Whatever this mounts is mounted in this namespace alone, and ends with it. */
async function inOwnNamespace(folder: string) {
  const image = buildImage(folder);
  closeOff(image, folder);
  await tryImage(image);
  console.log(wrong === 0 ? 'The image runs every command.' : `${wrong} sentences do not hold.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

/** Starts this program in a namespace of its own, with which each process ends too, and removes its files afterwards, which no mount leads out of then. */
function start() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-image-'));
  const own = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const command = [...own, process.execPath, import.meta.filename, IS_INSIDE, folder];
  try {
    process.exitCode = spawnSync('unshare', command, { stdio: 'inherit' }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [option, given = ''] = process.argv.slice(2);
if (option === IS_INSIDE) await inOwnNamespace(given);
else if (process.getuid?.() === 0) start();
else console.log('Left out: an image is made by root alone, in a namespace of its own (unshare).');
