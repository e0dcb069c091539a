// `npm run lock`, after `npm install`: adds the optional packages for other systems to package-lock.json, which npm
// left out because the registry does not have them. Without them `npm ci` refuses the lock on any system.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const LIBRARIES = { gnu: 'glibc', musl: 'musl' };

/** The optional packages that other packages of the lock require and that it lacks, with the required versions. */
export function missingFrom(packages) {
  const required = Object.entries(packages).flatMap(
    ([path, { optionalDependencies = {}, dev, devOptional }]) =>
      Object.entries(optionalDependencies).map(([name, version]) => ({
        path,
        name,
        version,
        dev,
        devOptional,
      })),
  );
  return required.filter(({ path, name }) => !isFoundFrom(packages, path, name));
}

/** Whether Node would find a package: beside the one that requires it, then in each folder above. */
function isFoundFrom(packages, path, name) {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
  if (path === '') return false;
  const above = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return isFoundFrom(packages, above, name);
}

/** A package's entry as npm would have written it; the system comes from its name. */
function entryOf({ name, version, dev, devOptional }) {
  const words = name.replace('windows', 'win32').split(/[-/.]/);
  const known = (values) => values.filter((value) => words.includes(value));
  const fields = { cpu: known(PROCESSORS), os: known(SYSTEMS) };
  const libc = Object.keys(LIBRARIES).filter((word) => words.some((part) => part.startsWith(word)));
  return {
    version: version.replace(/^[\^~]/, ''),
    ...Object.fromEntries(Object.entries(fields).filter(([, values]) => values.length > 0)),
    ...(libc.length > 0 && { libc: libc.map((word) => LIBRARIES[word]) }),
    ...(dev && { dev }),
    ...(devOptional && { devOptional }),
    optional: true,
  };
}

function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingFrom(lock.packages);
  for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryOf(one);
  const byPath = ([a], [b]) => (a < b ? -1 : 1);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${missing.length} packages for other systems added.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  complete(fileURLToPath(new URL('../package-lock.json', import.meta.url)));
}
