import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The version of Node that the project asks for, as `process.version` writes it. */
const wanted = (root) => `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node}`;

/** Whether this very process is the Node that the project asks for. */
export const isProjectNode = (root) => process.version === wanted(root);

/** The project's own Node, which npm installed; exits with a clear line where it does not run. */
export function projectNode(root) {
  if (isProjectNode(root)) return process.execPath;
  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { status, error } = spawnSync(node, ['--version'], { stdio: 'ignore' });
  if (status === 0) return node;
  console.error(
    `Node ${wanted(root)}, which npm installed for Dragoman, does not run on ${process.platform}-${process.arch}` +
      ` (${error?.code ?? `exit code ${status}`}). Install Node ${wanted(root)} yourself and start again.`,
  );
  process.exit(1);
}

/**
 * The environment of what the project runs: its own Node and tools come first on the path, and what Node has made of the
 * sources once it finds again at the next start, which takes less time and memory so.
 */
export const projectEnvironment = (root) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
});
