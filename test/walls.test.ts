import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);
const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules'] })
    .filter((file) => !isTest(file))
    .map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }));

/** The files whose code matches, except the allowed ones. */
const filesWith = (pattern: string, code: RegExp, may: RegExp) =>
  sources(pattern)
    .filter((source) => code.test(source.code) && !may.test(source.file))
    .map(({ file }) => file);

test('the top folders import only what they may', () => {
  const allowed = {
    domain:
      /^(\.{1,2}\/|#words\/|chardet$|docx$|entities$|fflate$|htmlparser2$|i18next$|jsonc-parser$|iso-639-1$|mdast$|mdast-util-|micromark-|re2js$|saxes$|yaml$|@fluent\/syntax$|@formatjs\/icu-messageformat-parser$|@tannin\/plural-forms$|@orama\/stemmers\/|@zxcvbn-ts\/)/,
    contract: /^(\.{1,2}\/|#domain\/|zod$)/,
    server: /^(\.{1,2}\/|#domain\/|#contract\/|#words\/|[@\w])/,
    web: /^(\.{1,2}\/|#domain\/|#contract\/|#words\/|[@\w])/,
    words: /(?!)/,
    client: /^(\.\/|openapi-fetch$|openapi-typescript$|typescript$)/,
    cli: /^(\.{1,2}\/|#domain\/|#contract\/|#client\/|node:|zod$|jsonc-parser$|tinyglobby$)/,
  };
  for (const [top, may] of Object.entries(allowed)) {
    for (const { file, code } of sources(`${top}/**/*.{ts,tsx}`)) {
      const imported = [...code.matchAll(/^\s*(?:import|export)\b[^;]*?from '([^']+)'/gm)].map(
        (match) => match[1] ?? '',
      );
      const leaving = imported.filter((from) => !may.test(from) || leaves(top, file, from));
      expect(leaving, file).toEqual([]);
    }
  }
});

test('no page has Zod or the shapes of the contract: the browser runs the routes of calls, and has their types', () => {
  const imported = new Map(
    sources('{web,contract,domain}/**/*.{ts,tsx}').map(({ file, code }) => [
      file,
      [
        ...code.matchAll(/^\s*(?:import|export)\b(?! type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm),
      ].map(([, statically, dynamically]) => statically ?? dynamically ?? ''),
    ]),
  );
  const reached = new Map([['web/main.tsx', '']]);
  for (const [file] of reached)
    for (const from of imported.get(file) ?? []) {
      const to = from.startsWith('#') ? from.slice(1) : from.startsWith('.') ? join(file, '..', from) : from;
      if (!reached.has(to)) reached.set(to, file);
    }
  expect(reached.size).toBeGreaterThan(1500);
  expect(reached.has('contract/core/route.ts')).toBe(true);
  expect(['zod', 'contract/core/endpoint.ts'].map((one) => reached.get(one))).toEqual([undefined, undefined]);
});

test('examples of calls are for tests: no code that is shipped imports them', () => {
  const examples = /from '[^']*\/(?:examples?|[\w-]+\.examples)\.ts'/;
  const own = /^contract\/(?:examples|core\/example|[\w-]+\/[\w-]+\.examples)\.ts$/;
  expect(filesWith('{domain,contract,server,web,client,cli}/**/*.{ts,tsx}', examples, own)).toEqual([]);
  expect(filesWith('contract/examples.ts', examples, /^$/)).toEqual(['contract/examples.ts']);
});

/** Whether a relative import leaves its top folder. */
function leaves(top: string, file: string, from: string): boolean {
  return from.startsWith('.') && !join(file, '..', from).startsWith(`${top}/`);
}

test('a service installed without development dependencies has every package that it imports', () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const imported = sources('{domain,contract,server}/**/*.ts').flatMap(({ code }) =>
    [...code.matchAll(/^\s*(?:import|export)\b(?! type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
      ([, statically, dynamically]) => statically ?? dynamically ?? '',
    ),
  );
  const packages = imported
    .filter((from) => !/^(\.|#|node:)/.test(from))
    .map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
  expect(new Set(packages).size).toBeGreaterThan(20);
  expect([...new Set(packages)].filter((name) => !(name in dependencies))).toEqual([]);
});

test('SQL is in queries, in the recording of events and in the database’s own folder', () => {
  const sql = /\b(sql|tx|fragment)(<[^`]*>)?`/;
  const may = /queries\.ts$|^server\/core\/events\/record\.ts$|^server\/platform\/database\//;
  expect(filesWith('server/**/*.ts', sql, may)).toEqual([]);
});

test('translations are added one at a time, many by the one batch, or as second halves by a split', () => {
  const added = /\bINSERT INTO translations\b/;
  const may =
    /^server\/texts\/(translations\/(add|batch)|splits\/write)-queries\.ts$|^server\/platform\/database\/migrations\//;
  expect(filesWith('server/**/*.{ts,sql}', added, may)).toEqual([]);
});

test('only the wire fetches', () => {
  expect(
    filesWith('web/**/*.{ts,tsx}', /\bfetch\(|\bXMLHttpRequest\b|\bEventSource\(/, /^web\/data\/wire\//),
  ).toEqual([]);
});

test('the keys of input methods are known in one place, which keeps them from all handlers', () => {
  const known = /\bisComposing\b|\bkeyCode\b|\bcharCode\b|onKeyPress|'keypress'/;
  expect(filesWith('web/**/*.{ts,tsx}', known, /^$/)).toEqual(['web/ui/page/input-methods.ts']);
});

test('the rules have no clock and no chance', () => {
  expect(
    filesWith('domain/**/*.ts', /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(/, /^$/),
  ).toEqual([]);
});

test('units of time and size are declared once', () => {
  const declared = /^(?:export )?const (?:SECOND|MINUTE|HOUR|DAY|MIB)\b/m;
  const known =
    /^domain\/formats\/(?:cues\/cues|subtitles\/(?:microdvd|ttml-times))\.ts$|^web\/screens\/editor\/history\/days\.ts$/;
  const all = '{domain,contract,server,web,cli,bin,bench,demo,test}/**/*.{ts,tsx}';
  expect(filesWith(all, declared, known)).toEqual(['domain/core/units.ts']);
});

test('no component compares role ids or statuses', () => {
  expect(
    filesWith(
      'web/**/*.{ts,tsx}',
      /role_id\s*[<>=!]=?=?\s*\d|limitations\s*&|(translation|version)\.status\s*[=!<>]=/,
      /^$/,
    ),
  ).toEqual([]);
});

test('keys of the cache are made in one place', () => {
  expect(
    filesWith(
      'web/**/*.{ts,tsx}',
      /\b(query|mutation)Key(:| =) \[|Quer(y|ies)Data(<[^(]*>)?\(\s*\[/,
      /^web\/data\/cache-keys\.ts$/,
    ),
  ).toEqual([]);
});

test('browser tests use the pages that are kept from test to test', () => {
  const files = globSync('web/**/*.e2e.ts', { cwd: ROOT });
  const own = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;
  expect(files.filter((file) => own.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

test('the server compiles the patterns of users in a thread alone', () => {
  const compiles = /\b(createFinder|whyNotPattern|matcherOf|engineOf|RE2JS)\b.*from '#domain|from 're2js'/;
  expect(filesWith('server/**/*.ts', compiles, /^server\/texts\/find-thread\//)).toEqual([]);
});

test('no list is spread as the arguments of a call, which fails for long ones', () => {
  const spread =
    /\.(?:push|unshift)\((?:[^(){}[\]]*,)?\s*\.\.\.|Math\.(?:max|min)\((?:[^()]*,)?\s*\.\.\.|from(?:CharCode|CodePoint)\(\s*\.\.\.(?!bytes\.subarray\()/;
  const rooms = '{domain,server,cli,contract,web}/**/*.{ts,tsx}';
  expect(filesWith(rooms, spread, /^$/)).toEqual([]);
});
