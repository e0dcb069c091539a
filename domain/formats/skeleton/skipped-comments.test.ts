import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import type { Format } from '../model/format.ts';

/** Files with comments above and behind texts, and above a group of them. `_a` is a comment of `a`. */
const FILES = {
  apple_strings:
    '/* _a */\n"a" = "A"; // behind_a\n// group_1\n\n/* _b */ "b" = "B"; /* behind_b */\n"c" = "C";\n// _d\n"d" = "D"; // behind_d\n',
  android:
    '<resources>\n    <!-- _a -->\n    <string name="a">A</string> <!-- behind_a -->\n    <!-- group_1 -->\n\n    <!-- _b -->\n    <string name="b">B</string> <!-- behind_b --> <string name="c">C</string>\n    <!-- _d -->\n    <string name="d">D</string><!-- behind_d -->\n</resources>\n',
  php: "<?php\n\nreturn [\n    // _a\n    'a' => 'A', // behind_a\n    // group_1\n\n    // _b\n    'b' => 'B', # behind_b\n    'c' => 'C',\n    // _d\n    'd' => 'D' /* behind_d */,\n];\n",
  yaml: '# group_0\n\n# _a\na: A # behind_a\n# group_1\n\n# _b\nb: B # behind_b\nc: C\n# _d\nd: D # behind_d\n',
  properties: '# _a\na = A\n# group_1\n\n# _b\nb = B\nc = C\n# _d\nd = D\n',
} as const satisfies Partial<Record<Format, string>>;

test.each(Object.entries(FILES) as [keyof typeof FILES, string][])(
  'a comment of a text that %s leaves out goes with it, and none becomes one of another text',
  (format, content) => {
    const load = parseSource(format, content);
    const keys = load.strings.map(({ key }) => key);
    expect(keys).toEqual(['a', 'b', 'c', 'd']);
    fc.assert(
      fc.property(fc.subarray(keys, { minLength: 1 }), (kept) => {
        const rows = load.strings.map((one) => ({
          ...one,
          translation: kept.includes(one.key) ? `${one.text}!` : null,
        }));
        const options = { untranslated: 'skip', escapesBreaks: false, language: '' } as const;
        const printed = translatedFile({ format, splitting: null, ...load.headerAndFooter }, rows, options);
        const saidOf = (strings: typeof load.strings) => strings.map(({ key, context }) => [key, context]);
        const again = parseSource(format, printed).strings;
        expect(saidOf(again)).toEqual(saidOf(load.strings.filter(({ key }) => kept.includes(key))));
        const lines = printed.split(/\n|(?<=-->) (?=<string)/);
        for (const key of keys) {
          const line = lines.find((one) => one.includes(`behind_${key}`));
          const isThere = kept.includes(key) && content.includes(`behind_${key}`);
          expect([key, line?.includes(`${key.toUpperCase()}!`) ?? false]).toEqual([key, isThere]);
          expect(line === undefined).toBe(!isThere);
        }
        expect(printed).toContain('group_1');
      }),
    );
  },
);
