// Runs a file or a tool of the project with the project's own Node, whatever Node (20 or newer) npm was started with:
//   node bin/launch.mjs [--build] <file or tool> [arguments…]
// Installs first where node_modules is missing or older than package-lock.json; --build builds the web app if stale.
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, isStale } from './build.mjs';
import { whyNotStart } from './check-start.mjs';
import { install, isInstalled } from './install.mjs';
import { isProjectNode, projectEnvironment, projectNode } from './runtime.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const argv = process.argv.slice(2);
const asksForBuild = argv[0] === '--build';
const [command, ...args] = asksForBuild ? argv.slice(1) : argv;
if (!command) {
  console.error('Usage: node bin/launch.mjs [--build] <file or tool> [arguments…]');
  process.exit(2);
}

/** The script of a command: a file of the project, or a tool in node_modules/.bin. */
function scriptOf(command) {
  const file = resolve(root, command);
  return existsSync(file) ? file : realpathSync(join(root, 'node_modules', '.bin', command));
}

/** Runs a script in a child process, forwarding signals and its exit code. */
function runApart(script) {
  const child = spawn(projectNode(root), [script, ...args], {
    stdio: 'inherit',
    env: projectEnvironment(root),
  });
  const forward = (signal) => {
    // Ctrl+C in a terminal reaches the whole process group, including the child.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

/** Runs a script in this process, if it already is the project's Node, so that no signals need to be forwarded. */
async function runHere(script) {
  process.argv = [process.execPath, script, ...args];
  Object.assign(process.env, projectEnvironment(root));
  // Not a static import: the launcher also loads on Node 20, which has no compile cache.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  await import(pathToFileURL(script).href);
}

/**
 * Ends this process with its parent. npm runs scripts through a shell and signals only that shell, so losing the parent
 * means that signal.
 */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 200).unref();
}

/** Ends this process before it installs and builds for minutes, if the service could not start afterwards. */
async function refuseEarly() {
  if (!command.endsWith('dragoman-server.ts') || args[0] !== 'start') return;
  const reasons = await whyNotStart(process.env, args.slice(1));
  if (reasons.length === 0) return;
  console.error(reasons.join('\n'));
  process.exit(1);
}

const wasInstalled = isInstalled(root);
const builds = asksForBuild && isStale(root);
if (!wasInstalled || builds) await refuseEarly();
if (!wasInstalled) install(root);
if (builds) build(root);
const script = scriptOf(command);
if (process.env.npm_lifecycle_event) endWithParent();
// An install replaces the Node that npm's PATH points to, so the file of this process may be gone.
if (wasInstalled && isProjectNode(root)) await runHere(script);
else runApart(script);
