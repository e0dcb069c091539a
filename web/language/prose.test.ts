import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { AVOIDED, asPattern, STILTED } from '../../test/words-table.ts';

const root = join(import.meta.dirname, '../..');

/** The checked pages: the user guide, and the first pages of the repository. */
const pagesIn = (language: InterfaceLanguage): string[] => [
  ...globSync(`web/screens/help/pages/${language}/**/*.md`, { cwd: root }).sort(),
  ...(language === 'en' ? globSync('docs/formats/*.md', { cwd: root }).sort() : []),
  ...(language === 'en' ? ['README.md', 'CHANGELOG.md'] : []),
];

/** Places where a word has another meaning: the version of a file or program, or a term of other products. */
const KEPT: Record<string, RegExp> = {
  version: /./,
  versions: /./,
  versione: /./,
  versioni: /./,
  'suggest*': /^README\.md$/,
};

/** A page without code, texts of the interface, addresses and comments. */
const said = (page: string) =>
  readFileSync(join(root, page), 'utf8')
    .replaceAll(/`[^`]*`|^ {4}.*$|\{\{.*?\}\}|<!--.*?-->|<\/?\w+>|\]\([^)]*\)/gm, '')
    .split('\n');

describe.each(INTERFACE_LANGUAGES)('what is written in %s', (language) => {
  test('has pages', () => expect(pagesIn(language).length).toBeGreaterThan(10));

  test.each(pagesIn(language))('%s uses the words of the interface', (page) => {
    const words = (AVOIDED.get(language) ?? []).filter((word) => !KEPT[word]?.test(page));
    const found = said(page).filter((line) => words.some((word) => asPattern(word).test(line)));
    expect(found).toEqual([]);
  });

  test.each(pagesIn(language))('%s is calm', (page) => {
    const stilted = language === 'en' ? STILTED : /(?!)/;
    expect(said(page).filter((line) => /!(?!\[)/.test(line) || stilted.test(line))).toEqual([]);
  });
});
