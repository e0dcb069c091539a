import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseOf, TEXTS, textsOf } from '../../test/texts-of.ts';

const WEB = join(import.meta.dirname, '..');
const SCREEN = /^(?!.*\.(test|e2e|d)\.).*\.tsx?$/;

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => SCREEN.test(file))
  .map((file) => ({ file, code: readFileSync(join(WEB, file), 'utf8') }));

const known = new Set([...textsOf(TEXTS.en).keys()].map(baseOf));

test('every text that the screens ask for exists', () => {
  const asked = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/(?:\bt\(|i18nKey=\{?)\s*['"]([\w.]+)['"]/g)].map(([, key = '']) => ({ file, key })),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
});

test('every text that exists is asked for, by its key or by a template of it', () => {
  const code = sources.map(({ code }) => code).join('\n');
  const keys = new Set([...code.matchAll(/['"]([a-z]\w*(?:\.\w+)+)['"]/gi)].map(([, key = '']) => key));
  const templates = [...code.matchAll(/`([a-z]\w*\.(?:[\w.]|\$\{[^`{}]*\})*)`/gi)]
    .map(([, template = '']) => template)
    .filter((template) => template.includes('${'))
    .map(
      (template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '[\\w-]+')}$`),
    );
  const unused = [...known].filter((key) => !keys.has(key) && !templates.some((like) => like.test(key)));
  // The build writes those of `missing` into the page.
  expect(unused.filter((key) => !key.startsWith('missing.'))).toEqual([]);
});

test('no Russian text is without a Russian word, save names and numbers', () => {
  const spoken = [...textsOf(TEXTS.ru)].filter(([, text]) => !/[а-яё]/i.test(text));
  expect(spoken.filter(([, text]) => /[a-z]/i.test(text.replaceAll(/\{\{.*?\}\}/g, '')))).toEqual([
    ['importSource.json', 'JSON'],
  ]);
});

test('no Italian text is left in English, save words that Italian has borrowed or shares', () => {
  const BORROWED = new Set([
    'Home',
    'Password',
    'JSON',
    'Link',
    'Video',
    'Editor',
    'Email',
    'Account',
    'File',
    '{{count, number}} file',
    '{{seconds, number}} s',
    'Avatar',
    'In Dragoman',
    'Feed',
    'zero',
    'E-book (EPUB)',
    'E-book (FB2)',
  ]);
  const english = textsOf(TEXTS.en);
  const same = [...textsOf(TEXTS.it)].filter(
    ([key, text]) => text === english.get(key) && /[a-z]{3}/i.test(text),
  );
  expect(same.filter(([, text]) => !BORROWED.has(text) && /[a-z]/i.test(withoutValues(text)))).toEqual([]);
});

const withoutValues = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '');
