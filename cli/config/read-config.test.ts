import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { ExitError } from '../output/exit.ts';
import { parseConfig, readConfig } from './read-config.ts';

const FILES = [{ source: 'en/*.json', translation: '{lang}/{name}.json' }];
const VALID = { server: 'https://dragoman.example.org', project: 'drawing_app', files: FILES };
const ACCEPTED = { file: 'ru/menu.json', key: 'ok', rule: 'spaces', reason: 'The sign has them.' };

/** Why a configuration is refused. */
function mistakesOf(config: unknown): string {
  const text = typeof config === 'string' ? config : JSON.stringify(config, null, 2);
  try {
    parseConfig(text, 'dragoman.json');
  } catch (error) {
    expect(error).toBeInstanceOf(ExitError);
    return (error as ExitError).message;
  }
  return 'none';
}

test('a configuration may have comments and trailing commas, and gets its defaults', () => {
  const text = `{ // Ours\n${JSON.stringify(VALID).slice(1, -1)}, }`;
  expect(parseConfig(text, 'dragoman.json').config.files[0]).toMatchObject({
    ignore: [],
    flatten: false,
    removeMissing: false,
    untranslated: 'source',
    version: 'current',
  });
});

test.each([
  ['', 'dragoman.json:1: is no JSON (ValueExpected)'],
  ['{\n"server": }', 'dragoman.json:2: is no JSON (ValueExpected)'],
  [{ ...VALID, server: 'ftp://example.org' }, 'dragoman.json:2: server: must be an http or https URL'],
  [{ ...VALID, files: [] }, 'dragoman.json:4: files: Too small: expected array to have >=1 items'],
  [{ ...VALID, project: undefined }, 'dragoman.json:1: needs one of `project`, `projects` and `family`'],
  [{ ...VALID, projects: { ru: 'app' } }, 'dragoman.json:1: needs one of `project`, `projects` and `family`'],
  [{ ...VALID, family: 'app' }, 'dragoman.json:1: needs one of `project`, `projects` and `family`'],
  [{ ...VALID, languages: { pt: 'pt-BR' } }, 'dragoman.json:10: languages: needs `family`'],
  [{ ...VALID, token: 'dgm_' }, 'dragoman.json:1: Unrecognized key: "token"'],
  [{ ...VALID, files: [{ ...FILES[0], format: 'pdf' }] }, /^dragoman.json:8: files.0.format: Invalid option/],
  [{ ...VALID, files: [{ source: 'a.json' }] }, /^dragoman.json:5: files.0.translation: Invalid input/],
  [
    {
      ...VALID,
      project: undefined,
      projects: { ru: 'app_ru', it: 2 },
      files: [{ source: 'a.json', translation: 'b.json' }],
    },
    'dragoman.json:6: files.0.translation: needs {lang}: there are several languages',
  ],
  [{ ...VALID, books: [{ file: 'book.pdf' }] }, /^dragoman.json:12: books.0.file: must end with .epub, .fb2/],
  [{ ...VALID, books: [{ file: 'book.fb2', layout: 'columns' }] }, /books.0.layout: .fb2 has no columns$/],
  [
    { ...VALID, project: undefined, family: 'app', books: [{ file: 'book.epub' }] },
    /books.0.file: needs {lang}: there are several languages$/,
  ],
  [{ ...VALID, accepted: [{ ...ACCEPTED, reason: ' ' }] }, /accepted.0.reason: must say why$/],
  [
    { ...VALID, accepted: [{ ...ACCEPTED, rule: 'unreadable' }] },
    /accepted.0.rule: Invalid option: expected/,
  ],
  [{ ...VALID, accepted: [{ ...ACCEPTED, line: 3 }] }, /accepted.0: Unrecognized key: "line"$/],
  [
    { ...VALID, accepted: [ACCEPTED, { ...ACCEPTED, reason: 'Again.' }] },
    /^dragoman.json:\d+: accepted.1: is accepted already$/,
  ],
  [{ ...VALID, project: undefined, projects: { '../ru': 'app' } }, /Invalid key/],
])('what is wrong is told with its line: %j', (config, message) => {
  if (typeof message === 'string') expect(mistakesOf(config)).toBe(message);
  else expect(mistakesOf(config)).toMatch(message);
});

test('the configuration is looked for in the folders above', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'locales', 'en'), { recursive: true });
  writeFileSync(join(folder, 'dragoman.json'), JSON.stringify(VALID));
  expect(readConfig(undefined, join(folder, 'locales', 'en')).folder).toBe(folder);
  expect(() => readConfig('other.json', folder)).toThrow('other.json can’t be read');
});
