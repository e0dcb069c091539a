// Before `npm pack` reads package.json, `lean` replaces it by what the package of the command line needs; `restore` brings the
// whole one back.
//   node bin/pack-manifest.mjs lean|restore
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The fields that the package keeps. Its code has all that it imports, so it depends on nothing. */
const KEPT_FIELDS = [
  'name',
  'version',
  'description',
  'license',
  'private',
  'type',
  'engines',
  'bin',
  'files',
];

/** Where the whole package.json is meanwhile. */
const backupOf = (root) => join(root, 'node_modules', '.cache', 'package.json');

/** Writes the lean package.json, and keeps the other one. What a killed run has left is restored before. */
export function makeLean(root) {
  restore(root);
  const path = join(root, 'package.json');
  const text = readFileSync(path, 'utf8');
  mkdirSync(dirname(backupOf(root)), { recursive: true });
  writeFileSync(backupOf(root), text);
  const whole = JSON.parse(text);
  const lean = Object.fromEntries(
    KEPT_FIELDS.filter((name) => name in whole).map((name) => [name, whole[name]]),
  );
  writeFileSync(path, `${JSON.stringify(lean, null, 2)}\n`);
}

/** Brings the whole package.json back, if it is away. */
export function restore(root) {
  if (existsSync(backupOf(root))) renameSync(backupOf(root), join(root, 'package.json'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  if (process.argv[2] === 'lean') makeLean(root);
  else restore(root);
}
