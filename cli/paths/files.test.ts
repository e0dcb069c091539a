import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { parseConfig } from '../config/read-config.ts';
import { readInside, writeInside } from './safe-files.ts';
import { sourceFiles, translationPath } from './source-files.ts';

/** A folder with these files. */
function folderWith(...paths: string[]): string {
  const folder = temporaryFolder();
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '{}');
  }
  return folder;
}

async function chosenFiles(
  folder: string,
  source: string,
  translation: string,
  paths: string[] = [],
  cwd = folder,
) {
  const files = [{ source, translation }];
  const { config } = parseConfig(
    JSON.stringify({ server: 'https://x.org', project: 'some_app', files }),
    'c',
  );
  const { chosen } = await sourceFiles({ config, folder }, { paths, cwd });
  return chosen.map((file) => [file.path, translationPath(file, 'ru')]);
}

test('a glob finds source files, each with the path of its translation', async () => {
  const folder = folderWith('en/a.json', 'en/sub/b.json', 'en/c.txt', 'en/node_modules/d.json');
  expect(await chosenFiles(folder, 'en/**/*.json', '{lang}/{path}/{name}.{ext}')).toEqual([
    ['en/a.json', 'ru/a.json'],
    ['en/sub/b.json', 'ru/sub/b.json'],
  ]);
});

test('arguments name some of them, from the working folder', async () => {
  const folder = folderWith('en/a.json', 'en/b.json', 'ru/a.json');
  const at = join(folder, 'en');
  expect(await chosenFiles(folder, 'en/*.json', '{lang}/{name}.json', ['b.*'], at)).toEqual([
    ['en/b.json', 'ru/b.json'],
  ]);
  await expect(chosenFiles(folder, 'en/*.json', '{lang}/{name}.json', ['ru/a.json'])).rejects.toThrow(
    'No source file',
  );
});

test.each([
  ['../*.json', '{lang}/{name}.json', 'in the folder of the configuration'],
  ['/etc/*', '{lang}/{name}.json', 'in the folder of the configuration'],
  ['en/*.yaml', '{lang}/{name}.json', 'no such file'],
  ['en/*.json', '../{lang}/{name}.json', 'in the folder of the configuration'],
  ['en/**/*.json', '{lang}/{name}.json', 'one translation'],
  ['en/*.json', 'en/{name}.json', 'overwrite a source'],
])('%s to %s is refused', async (source, translation, message) => {
  const folder = folderWith('en/a.json', 'en/sub/a.json');
  await expect(chosenFiles(folder, source, translation)).rejects.toThrow(message);
});

test('a file is written as a whole, into folders that are made, and nothing else is left', async () => {
  const folder = folderWith('ru/a.json');
  await writeInside(folder, 'ru/a.json', Buffer.from('new'));
  await writeInside(folder, 'it/deep/b.json', Buffer.from('other'));
  expect(readFileSync(join(folder, 'ru', 'a.json'), 'utf8')).toBe('new');
  expect(String(await readInside(folder, 'it/deep/b.json'))).toBe('other');
  expect([readdirSync(join(folder, 'ru')), readdirSync(join(folder, 'it', 'deep'))]).toEqual([
    ['a.json'],
    ['b.json'],
  ]);
  expect(await readInside(folder, 'it/none.json')).toBeUndefined();
});

test.each(['../x.json', '/tmp/x.json', 'a/../../x.json', 'C:/x.json'])(
  'a path out of the folder is refused: %s',
  async (path) => {
    await expect(writeInside(folderWith(), path, Buffer.of())).rejects.toThrow('folder of the configuration');
  },
);

test('links that lead out of the folder are not followed, and a linked file is not written', async () => {
  const outside = folderWith('kept.json');
  const folder = folderWith('ru/a.json');
  symlinkSync(outside, join(folder, 'out'));
  symlinkSync(join(outside, 'kept.json'), join(folder, 'ru', 'linked.json'));
  symlinkSync(join(folder, 'ru'), join(folder, 'inside'));
  await expect(writeInside(folder, 'out/kept.json', Buffer.from('x'))).rejects.toThrow('leads out');
  await expect(writeInside(folder, 'out/new/x.json', Buffer.from('x'))).rejects.toThrow('leads out');
  await expect(readInside(folder, 'out/kept.json')).rejects.toThrow('leads out');
  await expect(writeInside(folder, 'ru/linked.json', Buffer.from('x'))).rejects.toThrow('is a link');
  await writeInside(folder, 'inside/b.json', Buffer.from('x'));
  expect(readFileSync(join(outside, 'kept.json'), 'utf8')).toBe('{}');
  expect(readdirSync(outside)).toEqual(['kept.json']);
});

test.each([
  [['en/a.json', 'en/b.json'], ['en/*.json'], ['a', 'b']],
  [['en/a/menu.json', 'en/b/menu.json', 'en/tale.txt'], ['en/**/*'], ['a/menu', 'b/menu', 'tale']],
  [['en/menu.json', 'en/b/menu.json'], ['en/**/*'], ['b/menu', 'menu']],
  [
    ['web/en/app.json', 'phone/en/app.json'],
    ['web/en/*', 'phone/en/*'],
    ['web/en/app', 'phone/en/app'],
  ],
  [['en/app.json', 'en/app.po'], ['en/*'], ['en/app.json', 'en/app.po']],
])(
  'files %j become sections whose names have their folders if needed (command-line.27)',
  async (paths, globs, names) => {
    const folder = folderWith(...paths);
    const files = globs.map((source) => ({
      source,
      translation: `${source.split('/')[0]}-{lang}/{path}/{name}.{ext}`,
    }));
    const text = JSON.stringify({ server: 'https://x.org', project: 'some_app', files });
    const { all } = await sourceFiles(
      { config: parseConfig(text, 'c').config, folder },
      { paths: [], cwd: folder },
    );
    expect(all.map(({ sectionName, placeholders }) => sectionName ?? placeholders.name)).toEqual(names);
  },
);
