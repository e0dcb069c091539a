import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { it as italian } from './it.ts';
import { ru } from './ru.ts';

const LANGUAGES = { en, ru, it: italian };
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text by its dotted key. */
function textsOf(part: object, above = ''): Map<string, string> {
  const entries = Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as const] : [...textsOf(value, `${above}${key}.`)],
  );
  return new Map(entries);
}

const variablesOf = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map((found) => found[1]).sort();
const tagsOf = (text = '') => [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).sort();
const baseOf = (key: string) => key.replace(PLURAL, '');
const english = textsOf(en);

describe.each(Object.entries(LANGUAGES))('%s', (language, texts) => {
  const own = textsOf(texts);

  test('says all that English says, and no more', () => {
    const bases = (keys: Iterable<string>) => [...new Set([...keys].map(baseOf))].sort();
    expect(bases(own.keys())).toEqual(bases(english.keys()));
  });

  test('has every plural form of its grammar', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const base of new Set([...own.keys()].filter((key) => PLURAL.test(key)).map(baseOf))) {
      const had = [...own.keys()].filter((key) => PLURAL.test(key) && baseOf(key) === base);
      expect(had.sort()).toEqual(forms.map((form) => `${base}_${form}`).sort());
    }
  });

  test('leaves no text empty, and no space at an edge', () => {
    expect([...own].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('fills in the same values and the same marks as English', () => {
    for (const [key, text] of own) {
      const like = english.get(key) ?? english.get(`${baseOf(key)}_other`);
      expect([key, variablesOf(text), tagsOf(text)]).toEqual([key, variablesOf(like), tagsOf(like)]);
    }
  });
});

test('every text that the screens ask for exists', () => {
  const web = join(import.meta.dirname, '..');
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*\.test\.).*\.tsx?$/.test(file),
  );
  const asked = sources.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/(?:\bt\(|i18nKey=\{?)\s*['"]([\w.]+)['"]/g)].map(
      (found) => ({
        file,
        key: String(found[1]),
      }),
    ),
  );
  const known = new Set([...english.keys()].map(baseOf));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
});
