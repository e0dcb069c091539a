import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatOf } from '../../formats/detect.ts';
import { UNTRANSLATED } from '../../formats/model/file-format.ts';
import { hasCapability, isBook, sharedFamilyOf } from '../../formats/model/format.ts';
import { normalizeLineEndings } from '../../formats/model/skeleton.ts';
import { translatedFile } from '../exports/export.ts';
import { parseSource } from './import-source.ts';
import { parseTranslations } from './import-translations.ts';

const FILES = ['programs', 'subtitles'].flatMap((kind) => {
  const folder = join(import.meta.dirname, '../../formats', kind, 'fixtures');
  return globSync('*', { cwd: folder }).map(
    (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
  );
});
const WRITTEN: readonly (readonly [name: string, content: string])[] = [
  ...FILES,
  ['lines.txt', 'One\nTwo\nThree\nFour\nFive\n'],
  ['list.md', '# One\n\nTwo\n\nThree\n\nFour\n\nFive\n'],
  ['pairs.json', '{"a": "One", "b": "Two", "c": "Three", "d": "Four", "e": "Five"}'],
  [
    'list.json',
    '[{"key": "a", "text": "One"}, {"key": "b", "text": "Two"}, {"key": "c", "text": "Three"}, {"key": "d", "text": "Four"}]',
  ],
  ['a.po', ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => `msgid "${text}"\nmsgstr ""\n`).join('\n')],
  [
    'n.po',
    ['a', 'b', 'c', 'd']
      .map((text) => `msgid "%d ${text}"\nmsgid_plural "%d ${text}s"\nmsgstr[0] ""\nmsgstr[1] ""\n`)
      .join('\n'),
  ],
  ['t.csv', 'key,source,translation\na,One,\nb,Two,\nc,Three,\nd,Four,\n'],
];

/** What each string has in turn: a translation, one that equals the source, one of which its author isn't sure, none. */
const TURNS = [
  (text: string) => ({ translation: `Слово ${text}`, isDraft: false }),
  (text: string) => ({ translation: text, isDraft: false }),
  (text: string) => ({ translation: text, isDraft: true }),
  () => ({ translation: null, isDraft: false }),
];

describe.each(WRITTEN.filter(([name, content]) => !isBook(formatOf(content, name))))('%s', (name, came) => {
  const content = normalizeLineEndings(came);
  const format = formatOf(content, name);
  const { strings, headerAndFooter } = parseSource(format, content);
  const rows = strings.map((one, at) => ({
    ...one,
    ...((TURNS[at % 4] ?? TURNS[3])?.(one.text) ?? { translation: null }),
  }));
  const targets = rows.map(({ translation, ...one }, id) => ({
    ...one,
    id,
    translations: translation === null ? [] : [translation],
  }));

  test.each(UNTRANSLATED)(
    'a pull followed by a push changes no count: untranslated as %s (imports.59)',
    (untranslated) => {
      const file = translatedFile({ format, splitting: null, ...headerAndFooter }, rows, {
        untranslated,
        escapesBreaks: false,
        language: 'ru',
      });
      const { pairs } = parseTranslations(sharedFamilyOf(format), file, targets, {
        escapesBreaks: false,
        language: 'ru',
        splitting: null,
        loadsSame: false,
        writtenWith: untranslated,
      });
      expect(
        pairs.filter(({ status }) => status === 'new').map(({ text, string }) => [string?.text, text]),
      ).toEqual([]);
    },
  );

  if (!hasCapability(format, 'splits'))
    test('a file of translations that equal their sources gives all of them', () => {
      const all = rows.map((row) => ({ ...row, translation: row.text, isDraft: false }));
      const file = translatedFile({ format, splitting: null, ...headerAndFooter }, all, {
        untranslated: 'empty',
        escapesBreaks: false,
        language: 'ru',
      });
      const { pairs } = parseTranslations(
        sharedFamilyOf(format),
        file,
        targets.map((one) => ({ ...one, translations: [] })),
        {
          escapesBreaks: false,
          language: 'ru',
          splitting: null,
          loadsSame: false,
          writtenWith: 'empty',
        },
      );
      expect(
        new Set(pairs.filter(({ status }) => status === 'new').map(({ string }) => string?.id)).size,
      ).toBe(strings.length);
    });
});
