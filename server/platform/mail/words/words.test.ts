import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { asPattern, UNUSED } from '../../../../test/words-table.ts';

describe.each(INTERFACE_LANGUAGES)('mails in %s', (language) => {
  test.each([language, `notifications-${language}`])('%s.ts uses the words of docs/words.md', (file) => {
    const lines = readFileSync(join(import.meta.dirname, `${file}.ts`), 'utf8').split('\n');
    const texts = lines.map((line) => line.replaceAll(/\$\{.*?\}|^ *\/?\*.*|^import .*|^ *\w+:/g, ''));
    const words = (UNUSED.get(language) ?? []).map(asPattern);
    expect(words.length).toBeGreaterThan(5);
    expect(texts.filter((text) => words.some((word) => word.test(text)))).toEqual([]);
  });
});
