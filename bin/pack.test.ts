import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { oldestNode } from './oldest-node.ts';
import { makeLean, restore } from './pack-manifest.mjs';
import { projectNode } from './runtime.mjs';

const ROOT = join(import.meta.dirname, '..');

test('package.json is lean while it is packed, and comes back, also after a killed run', () => {
  const root = temporaryFolder();
  const path = join(root, 'package.json');
  cpSync(join(ROOT, 'package.json'), path);
  const whole = readFileSync(path, 'utf8');
  makeLean(root);
  makeLean(root);
  const lean = JSON.parse(readFileSync(path, 'utf8'));
  expect(Object.keys(lean).sort()).toEqual([
    'bin',
    'description',
    'engines',
    'files',
    'license',
    'name',
    'private',
    'type',
    'version',
  ]);
  restore(root);
  restore(root);
  expect(readFileSync(path, 'utf8')).toBe(whole);
});

test('the built program reads files of every kind on the oldest Node, without any package', () => {
  const built = spawnSync(projectNode(ROOT), [join(ROOT, 'bin', 'build-cli.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([built.status, built.stderr]).toEqual([0, '']);
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'dist-cli'), join(folder, 'dist-cli'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const files = {
    'en/a.json': '{"n": "{n} files"}',
    'en/b.po': 'msgid ""\nmsgstr ""\n\nmsgid "One"\nmsgstr ""\n',
    'en/c.srt': '1\n00:00:01,000 --> 00:00:02,000\nOne.\n',
    'en/d.md': '# One\n\nTwo.\n',
    'en/e.txt': 'One.\nTwo.\n',
    // Polish in windows-1250.
    'en/f.txt': Buffer.from('5a61bff3b3e6206765b6b96c61206a61bcf12e0a', 'hex'),
    'ru/a.json': '{"n": "файлы"}',
    'dragoman.json': JSON.stringify({
      server: 'https://nobody.invalid',
      project: 'nothing',
      files: [{ source: 'en/*', translation: '{lang}/{name}.{ext}' }],
    }),
  };
  for (const name of ['en', 'ru']) mkdirSync(join(folder, name));
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(oldestNode(), ['dist-cli/dragoman.mjs', ...args], {
      cwd: folder,
      env: {},
      encoding: 'utf8',
    });
    return [status, stdout, stderr];
  };
  expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(run('--version')).toEqual([0, `${version}\n`, '']);
  expect(run('check')).toEqual([
    1,
    'ru/a.json:1: n: in the source but not here: {n} [placeholders]\n7 files: 1 error, 0 warnings\n',
    '',
  ]);
}, 120_000);
