import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_FILES } from '../../../test/files-of-formats.ts';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import type { Format } from '../../formats/model/format.ts';
import { sharedFamilyOf } from '../../formats/model/format.ts';
import { parseSource } from '../imports/import-source.ts';
import { parseTranslations } from '../imports/import-translations.ts';
import { translatedFile } from './export.ts';
import { inLanguageFile, keptLanguageFile } from './language-file.ts';

const PROJECT = { source_lang: 'en', target_lang: 'de' };
type Options = {
  untranslated?: 'source' | 'empty' | 'skip';
  others?: Readonly<Record<string, string | null>>;
  /** What the sources of strings were before, whose translations need review for it. */
  formers?: Readonly<Record<string, string[]>>;
};

/** The export of a newer source, by default the same, after a file of the language was imported; `others` are translations made since. */
function exported(
  format: Format,
  source: string,
  own: string,
  { untranslated = 'empty', others = {}, formers = {}, newer = source }: Options & { newer?: string } = {},
): string {
  const known = parseSource(format, source).strings.map((one, id) => ({ ...one, id, translations: [] }));
  const { pairs } = parseTranslations(sharedFamilyOf(format), own, known, {
    ...{ splitting: null, escapesBreaks: false, language: 'de', loadsSame: true },
  });
  const kept = keptLanguageFile(own, 'utf-8', { format, strings: known });
  const { strings, headerAndFooter } = parseSource(format, newer);
  const taken = Map.groupBy(
    pairs.filter(({ status }) => status === 'new'),
    ({ string }) => string?.key,
  );
  const rows = strings.map((one) => {
    const said = others[one.key];
    const found = taken.get(one.key)?.shift()?.text ?? null;
    return {
      ...one,
      translation: said === undefined ? found : said,
      isDraft: false,
      formers: formers[one.key] ?? [],
    };
  });
  const section = { format, splitting: null, ...headerAndFooter };
  const merged = inLanguageFile(section, rows, kept, PROJECT);
  const options = { untranslated, escapesBreaks: false, language: 'de' } as const;
  return translatedFile(merged.section, merged.rows, options);
}

const LONG = 'x'.repeat(2001);

/** For each format a source, the file of a language, and what that is once the source has strings more. */
const CASES: readonly (readonly [Format, source: string, own: string, newer: string, updated: string])[] = [
  [
    'json',
    '{\n  "open": "Open",\n  "close": "Close",\n  "long": "Long"\n}\n',
    `{ "old": "Alt",\n    "close": "Zu",\n    "open" : "Auf",\n    "several": ["A", "B"],\n    "long": "${LONG}"}`,
    '{\n  "open": "Open",\n  "new": "New",\n  "long": "Long"\n}\n',
    `{ "old": "Alt",\n    "open" : "Auf",\n    "new": "",\n    "several": ["A", "B"],\n    "long": "${LONG}"}`,
  ],
  [
    'xliff',
    '<xliff version="1.2">\n  <file original="a" source-language="en">\n    <body>\n      <trans-unit id="open"><source>Open</source></trans-unit>\n      <trans-unit id="close"><source>Close</source></trans-unit>\n      <trans-unit id="long"><source>Long</source></trans-unit>\n    </body>\n  </file>\n</xliff>\n',
    `<xliff version="1.2" xmlns:own="o">\n <file original="a" source-language="en" target-language="de" own:by="Ute">\n  <body>\n   <trans-unit id="close"><source>Close</source><target>Zu</target></trans-unit>\n   <!-- mine -->\n   <trans-unit id="open" own:note="x"><source>Open</source>\n    <target state="translated" own:by="Ute">Auf</target><note>mine</note></trans-unit>\n   <trans-unit id="old"><source>Old</source><target>Alt</target></trans-unit>\n   <trans-unit id="long"><source>Long</source><target state="translated">${LONG}</target></trans-unit>\n  </body>\n </file>\n</xliff>`,
    '<xliff version="1.2">\n  <file original="a" source-language="en">\n    <body>\n      <trans-unit id="open"><source>Open</source></trans-unit>\n      <trans-unit id="new">\n        <source>New</source>\n      </trans-unit>\n      <trans-unit id="long"><source>Long</source></trans-unit>\n    </body>\n  </file>\n</xliff>\n',
    `<xliff version="1.2" xmlns:own="o">\n <file original="a" source-language="en" target-language="de" own:by="Ute">\n  <body>\n   <!-- mine -->\n   <trans-unit id="open" own:note="x"><source>Open</source>\n    <target state="translated" own:by="Ute">Auf</target><note>mine</note></trans-unit>\n   <trans-unit id="new">\n     <source>New</source>\n   </trans-unit>\n   <trans-unit id="old"><source>Old</source><target>Alt</target></trans-unit>\n   <trans-unit id="long"><source>Long</source><target state="translated">${LONG}</target></trans-unit>\n  </body>\n </file>\n</xliff>`,
  ],
  [
    'properties',
    '# menu\nopen=Open\nclose=Close\nlong=Long\n',
    `# Ute\n! mine\n\nclose: Zu\n# mine\nopen = Auf\nold=Alt\nlong=${LONG}\nnone=`,
    '# menu\nopen=Open\n# new\nnew=New\nlong=Long\n',
    `# Ute\n! mine\n\n# mine\nopen = Auf\n# new\nnew=\nold=Alt\nlong=${LONG}\nnone=`,
  ],
  [
    'apple_strings',
    '/* menu */\n"open" = "Open";\n\n"close" = "Close";\n\n"long" = "Long";\n',
    `// Ute\n\n"close" = "Zu"; // c\n/* mine */\n"open"="Auf"; // behind\n"old" = "Alt";\n"long" = "${LONG}";\n`,
    '/* menu */\n"open" = "Open";\n\n/* new */\n"new" = "New";\n\n"long" = "Long";\n',
    `// Ute\n\n/* mine */\n"open"="Auf"; // behind\n\n/* new */\n"new" = "";\n"old" = "Alt";\n"long" = "${LONG}";\n`,
  ],
  [
    'android',
    '<resources>\n    <string name="open">Open</string>\n    <string name="close">Close</string>\n    <string name="long">Long</string>\n</resources>\n',
    `<!-- Ute -->\n<resources>\n  <integer name="max">4</integer>\n  <string name="close">Zu</string>\n  <!-- mine -->\n  <string name="open" >Auf</string> <!-- behind -->\n  <string name="old">Alt</string>\n  <string name="ref">@string/open</string>\n  <string name="long">${LONG}</string>\n</resources>`,
    '<resources>\n    <string name="open">Open</string>\n    <!-- new -->\n    <string name="new">New</string>\n    <string-array name="all">\n        <item>One</item>\n        <item>Two</item>\n    </string-array>\n    <string name="long">Long</string>\n</resources>\n',
    `<!-- Ute -->\n<resources>\n  <integer name="max">4</integer>\n  <!-- mine -->\n  <string name="open" >Auf</string> <!-- behind -->\n  <!-- new -->\n  <string name="new"></string>\n  <string-array name="all">\n      <item></item>\n      <item></item>\n  </string-array>\n  <string name="old">Alt</string>\n  <string name="ref">@string/open</string>\n  <string name="long">${LONG}</string>\n</resources>`,
  ],
  [
    'resx',
    '<root>\n  <data name="open"><value>Open</value></data>\n  <data name="close"><value>Close</value></data>\n  <data name="long"><value>Long</value></data>\n</root>\n',
    `<root>\n  <!-- Ute -->\n  <data name="close"><value>Zu</value></data>\n  <data name="size" type="int"><value>4</value></data>\n  <data name="open"><value>Auf</value><comment>mine</comment></data>\n  <data name="long"><value>${LONG}</value></data>\n</root>`,
    '<root>\n  <data name="open"><value>Open</value></data>\n  <data name="new"><value>New</value></data>\n  <data name="long"><value>Long</value></data>\n</root>\n',
    `<root>\n  <!-- Ute -->\n  <data name="size" type="int"><value>4</value></data>\n  <data name="open"><value>Auf</value><comment>mine</comment></data>\n  <data name="new"><value></value></data>\n  <data name="long"><value>${LONG}</value></data>\n</root>`,
  ],
  [
    'fluent',
    'open = Open\n    .title = Title\nclose = Close\nlong = Long\n',
    `### Ute\n\nclose = Zu\n# mine\nopen = Auf\n    .title = Titel\n\nold = Alt\nlong = ${LONG}\n`,
    'open = Open\n    .title = Title\n    .more = More\n# new\nnew = New\n    .one = One\nlong = Long\n',
    `### Ute\n\n# mine\nopen = Auf\n    .title = Titel\n    .more = { "" }\n# new\nnew = { "" }\n    .one = { "" }\n\nold = Alt\nlong = ${LONG}\n`,
  ],
  [
    'arb',
    '{\n  "@@locale": "en",\n  "open": "Open",\n  "@open": { "description": "menu" },\n  "close": "Close",\n  "long": "Long"\n}\n',
    `{ "@@x": 1,\n    "@close": { "mine": 3 },\n    "close": "Zu",\n    "open" : "Auf",\n    "@open": { "mine": 2 },\n    "old": "Alt",\n    "long": "${LONG}" }`,
    '{\n  "@@locale": "en",\n  "open": "Open",\n  "new": "New",\n  "long": "Long"\n}\n',
    `{ "@@x": 1,\n    "open" : "Auf",\n    "new": "",\n    "@open": { "mine": 2 },\n    "old": "Alt",\n    "long": "${LONG}" }`,
  ],
  [
    'nested_json',
    '{\n  "open": "Open",\n  "menu": {\n    "close": "Close",\n    "n_one": "{{count}} file",\n    "n_other": "{{count}} files",\n    "list": ["One", "Two"]\n  },\n  "long": "Long"\n}\n',
    `{\n\t"v": 3,\n\t"menu": {\n\t\t"n_one": "{{count}} Datei",\n\t\t"n_other": "{{count}} Dateien",\n\t\t"close" : "Zu", "max": null,\n\t\t"list": ["Eins", 2]\n\t},\n\t"open": "Auf",\n\t"old": { "a": "Alt" },\n\t"long": "${LONG}"\n}`,
    '{\n  "open": "Open",\n  "more": {\n    "x": "X",\n    "y": 4\n  },\n  "menu": {\n    "n_one": "{{count}} file",\n    "n_other": "{{count}} files",\n    "new": "New",\n    "list": ["One", "Two", "Three"]\n  },\n  "long": "Long"\n}\n',
    `{\n\t"v": 3,\n\t"menu": {\n\t\t"n_one": "{{count}} Datei",\n\t\t"n_other": "{{count}} Dateien",\n\t\t"new": "",\n\t\t"max": null,\n\t\t"list": ["Eins", 2, ""]\n\t},\n\t"open": "Auf",\n\t"more": {\n\t  "x": "",\n\t  "y": 4\n\t},\n\t"old": { "a": "Alt" },\n\t"long": "${LONG}"\n}`,
  ],
  [
    'yaml',
    'en:\n  open: Open\n  menu:\n    close: Close\n    files:\n      one: "%{count} file"\n      other: "%{count} files"\n    list:\n      - One\n      - Two\n  long: Long\n',
    `# Ute\nde:\n    v: 3\n    menu:\n        close: 'Zu' # mine\n        files:\n            one: "%{count} Datei"\n            other: "%{count} Dateien"\n        list:\n        - Eins\n        - off\n    # of the door\n    open: "Auf"\n\n    old: {a: Alt}\n    long: ${LONG}\n`,
    'en:\n  open: Open\n  # new\n  more:\n    x: X\n    y: 4\n  menu:\n    files:\n      one: "%{count} file"\n      other: "%{count} files"\n    new: New\n    list:\n      - One\n      - Two\n      - Three\n  long: Long\n',
    `# Ute\nde:\n    v: 3\n    menu:\n        files:\n            one: "%{count} Datei"\n            other: "%{count} Dateien"\n        new: ""\n        list:\n        - Eins\n        - off\n        - ""\n    # of the door\n    open: "Auf"\n    # new\n    more:\n      x: ""\n      y: 4\n\n    old: {a: Alt}\n    long: ${LONG}\n`,
  ],
  [
    'php',
    "<?php\n\nreturn [\n    'open' => 'Open',\n    'menu' => [\n        'close' => 'Close',\n        'list' => ['One', 'Two'],\n    ],\n    'long' => 'Long',\n];\n",
    `<?php\n// Ute\nreturn array(\n  'v' => 3,\n  'menu' => array(\n    'close' => "Zu", // mine\n    'list' => ['Eins', 2],\n    'n' => null\n  ),\n  // of the door\n  'open' => 'Auf', // behind\n  'joined' => 'a' . 'b',\n  'long' => '${LONG}'\n);`,
    "<?php\n\nreturn [\n    'open' => 'Open',\n    // new\n    'more' => [\n        'x' => 'X',\n        'y' => 4,\n    ],\n    'menu' => [\n        'list' => ['One', 'Two', 'Three'],\n        'new' => 'New',\n    ],\n    'long' => 'Long',\n];\n",
    `<?php\n// Ute\nreturn array(\n  'v' => 3,\n  'menu' => array(\n    'list' => ['Eins', 2, ''],\n    'new' => '',\n    'n' => null\n  ),\n  // of the door\n  'open' => 'Auf', // behind\n  // new\n  'more' => [\n      'x' => '',\n      'y' => 4,\n  ],\n  'joined' => 'a' . 'b',\n  'long' => '${LONG}'\n);`,
  ],
];

describe.each(CASES)(
  'a file of keys and texts of a language: %s (exports.34)',
  (format, source, own, newer, updated) => {
    test('comes back byte for byte, with what could be no string', () => {
      for (const untranslated of ['empty', 'source', 'skip'] as const)
        expect(exported(format, source, own, { untranslated })).toBe(own);
    });

    test('gets the strings that a newer source has more, and loses those that it has no more', () => {
      expect(exported(format, source, own, { newer })).toBe(updated);
      expect(exported(format, newer, updated)).toBe(updated);
    });

    test('has new translations, and none that was deleted here', () => {
      const changed = exported(format, source, own, { others: { open: 'Zwo' } });
      expect(changed).toBe(own.replace('Auf', 'Zwo'));
      const deleted = exported(format, source, own, { others: { open: null } });
      expect([deleted.includes('Auf'), deleted.includes(LONG)]).toEqual([false, true]);
      const long = exported(format, source, own, { others: { long: 'Lang' } });
      expect(long).toBe(own.replace(LONG, 'Lang'));
    });
  },
);

/** A file of Apple's plurals whose one entry has these members. */
const stringsdict = (members: string) => `<plist><dict><key>m</key><dict>${members}</dict></dict></plist>`;
const formsOf = (one: string, other: string) =>
  `<key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>one</key><string>${one}</string><key>other</key><string>${other}</string></dict>`;

describe('a key that gets another shape (exports.34)', () => {
  test.each([
    [
      'nested_json',
      '{"m":{"a":"A"},"z":"Z"}',
      '{"z":"Zet", "m":{"a":"Ah"}}',
      '{"m":"M","z":{"a":"A"}}',
      '{"z":{"a":"A"}, "m":"M"}',
    ],
    [
      'yaml',
      'en:\n  m:\n    a: A\n  z: Z\n',
      'de:\n    z: Zet\n    m:\n        a: Ah\n',
      'en:\n  m: M\n  z:\n    a: A\n',
      'de:\n    z:\n      a: A\n    m: M\n',
    ],
    [
      'php',
      "<?php return ['m' => ['a' => 'A'], 'z' => 'Z'];",
      "<?php return ['z' => 'Zet', 'm' => ['a' => 'Ah']];",
      "<?php return ['m' => 'M', 'z' => ['a' => 'A']];",
      "<?php return ['z' => ['a' => 'A'], 'm' => 'M'];",
    ],
    [
      'android',
      '<resources><string-array name="m"><item>A</item></string-array><string name="z">Z</string></resources>',
      '<resources><string name="z">Zet</string> <string-array name="m"><item>Ah</item></string-array></resources>',
      '<resources><string name="m">M</string><string-array name="z"><item>A</item></string-array></resources>',
      '<resources><string-array name="z"><item>A</item></string-array> <string name="m">M</string></resources>',
    ],
  ] as const)('comes in where it was: %s', (format, source, own, newer, updated) => {
    expect(exported(format, source, own, { newer, untranslated: 'source' })).toBe(updated);
    expect(exported(format, newer, updated)).toBe(updated);
  });

  test.each([
    [
      'yaml',
      'en:\n  m:\n    one: A\n    other: B\n',
      'de:\n  # mine\n  m:\n    one: Ah\n    other: Be\n',
      'en:\n  m: M\n',
      'de:\n  m: M\n',
    ],
    [
      'android',
      '<resources><plurals name="m"><item quantity="one">A</item><item quantity="other">B</item></plurals></resources>',
      '<resources>\n<plurals name="m"><item quantity="one">Ah</item><item quantity="other">Be</item></plurals></resources>',
      '<resources><string name="m">M</string></resources>',
      '<resources>\n<string name="m">M</string></resources>',
    ],
    [
      'stringsdict',
      stringsdict(formsOf('A', 'B')),
      `<!-- mine -->${stringsdict(formsOf('Ah', 'Be'))}`,
      stringsdict('<key>NSStringLocalizedFormatKey</key><string>M</string>'),
      `<!-- mine -->${stringsdict('<key>NSStringLocalizedFormatKey</key><string>M</string>')}`,
    ],
  ] as const)('is no plural any more: %s', (format, source, own, newer, updated) => {
    expect(exported(format, source, own, { newer, others: { m: null }, untranslated: 'source' })).toBe(
      updated,
    );
    expect(exported(format, source, own, { newer, others: { m: 'Em' } })).toBe(updated.replace('M', 'Em'));
    // What was translated of the plural stays for as long as that is the translation.
    expect(exported(format, source, own, { newer })).toBe(own);
  });

  test.each([
    [
      'yaml',
      'en:\n  m:\n    a: A\n  z: Z\n',
      '# Ute\nde:\n    m:\n        a: Ah\n    z: Zet\n',
      'en:\n  m:\n    b: B\n    c: C\n  z: Z\n',
      '# Ute\nde:\n    m:\n        b: B\n        c: C\n    z: Zet\n',
    ],
    [
      'nested_json',
      '{"m":{"a":"A"}}',
      '{\n  "m": {\n    "a": "Ah"\n  }\n}',
      '{"m":{"b":"B","c":"C"}}',
      '{\n  "m": {\n    "b":"B",\n    "c":"C"\n  }\n}',
    ],
  ] as const)('has others within it: %s', (format, source, own, newer, updated) => {
    expect(exported(format, source, own, { newer, untranslated: 'source' })).toBe(updated);
  });
});

test.each([
  ['- a: A\n  b: B\n', '- a: Ah\n  b: Be\n', '- a: A\n  c: C\n', '- a: Ah\n  c: C\n'],
  ['- a: A\n  b: B\n', '- a: Ah\n  b: Be\n', '- c: C\n  b: B\n', '- c: C\n  b: Be\n'],
  ['- a: A\n  b: B\n', '- a: Ah\n  b: Be\n', '- b: B\n', '- b: Be\n'],
  ['- a: A\n  b: B\n', '- b: Be\n  a: Ah\n', '- c: C\n  a: A\n  b: B\n', '- c: C\n  b: Be\n  a: Ah\n'],
])('an item of a list of YAML has keys that come and go %#', (...files) => {
  const [source = '', own = '', newer = '', updated = ''] = files.map((one) => `# l\nl:\n${one}z: Z\n`);
  expect(exported('yaml', source, own, { newer, untranslated: 'source' })).toBe(updated);
});

test.each([
  [
    'nested_json',
    '{"m":{"a":"A"},"l":[{"a":"A"},{"a":"B"}]}',
    '{ "l": [{"a":"Ah"}, null],  "m": null }',
    '"m": null',
    '"m":{"a":"Ah"}',
  ],
  ['yaml', 'en:\n  m:\n    a: A\n  z: Z\n', 'de:\n  z: Zet\n  m:\n', 'm:\n', 'm:\n    a: Ah\n'],
  [
    'php',
    "<?php return ['m' => ['a' => 'A'], 'z' => 'Z'];",
    "<?php return ['z' => 'Zet', 'm' => null];",
    "'m' => null",
    "'m' => ['a' => 'Ah']",
  ],
] as const)(
  '%s: another value in the place of a map stays until something in it is translated (exports.34)',
  (format, source, own, value, map) => {
    for (const untranslated of ['source', 'empty', 'skip'] as const)
      expect(exported(format, source, own, { untranslated })).toBe(own);
    expect(exported(format, source, own, { others: { 'm.a': 'Ah' } })).toBe(own.replace(value, map));
  },
);

test('a file of YAML is not updated by a reference to an anchor that it lacks (exports.35)', () => {
  const source = 'en:\n  a: &a\n    x: X\n  b: B\n';
  const newer = `${source}  c:\n    <<: *a\n    y: Y\n`;
  const out = (own: string) => exported('yaml', source, own, { newer, untranslated: 'source' });
  const updated = 'de:\n  a: &a\n    x: Iks\n  b: Be\n  c:\n    <<: *a\n    y: Y\n';
  expect(out('# Ute\nde:\n  a:\n    x: Iks\n  b: Be\n')).toBe(updated);
  expect(out('# Ute\nde:\n  a: &a\n    x: Iks\n  b: Be\n')).toBe(`# Ute\n${updated}`);
});

test.each([
  [
    'about = About\n    .a = A\n',
    'about =\n    .a = Ah\n    .own = Own\n',
    'about = About\n    .t = T\n    .a = A\n',
    'about = About\n    .t = T\n    .a = Ah\n    .own = Own\n',
  ],
  [
    'about =\n    .b = B\n',
    '# mine\nabout =\n    .b = Be\n',
    'about =\n    .a = A\n    .b = B\n',
    '# mine\nabout =\n    .a = A\n    .b = Be\n',
  ],
  [
    'about = About\n    .b = B\n',
    'about = Wir\n    .b = Be\n',
    'about =\n    .a = A\n    .b = B\n',
    'about =\n    .a = A\n    .b = Be\n',
  ],
  [
    'about =\n    .a = A\n    .b = B\n',
    'about =\n    .a = Ah\n    .b = Be\n',
    'about =\n    .b = B\n    .c = C\n',
    'about =\n    .b = Be\n    .c = C\n',
  ],
  [
    'about =\n    .a = A\nx = X\n',
    'about = Own\n    .a = Ah\nx = X\n',
    'about =\n    .n = N\n    .a = A\nx = X\n',
    'about = Own\n    .n = N\n    .a = Ah\nx = X\n',
  ],
])('a message of Fluent is one whatever of its parts come and go %#', (source, own, newer, updated) => {
  expect(exported('fluent', source, own, { newer, untranslated: 'source' })).toBe(updated);
});

/** Keys of which some are within others, where files have such. */
const KEYS = ['a', 'b', 'c.a', 'c.b', 'c.d.a', 'e', 'f.a', 'g'];

test.each(CASES.map(([format]) => format))(
  '%s: whatever its source is, a file has its strings and loses no text but of strings that are none any more',
  (format) => {
    const isNested = ['nested_json', 'yaml', 'php'].includes(format);
    const hasSources = format === 'xliff';
    const keys = KEYS.map((key) => (isNested ? key : key.replaceAll('.', '')));
    const file = (some: readonly string[], textOf: (key: string) => string | null) =>
      translatedFile(
        { format, splitting: null, header: null, footer: null },
        some.map((key) => ({ key, text: `Source ${key}`, context: '', translation: textOf(key) })),
        { untranslated: 'empty', escapesBreaks: false, language: '' },
      );
    const sourceOf = (all: readonly string[]) => file(all, (key) => (hasSources ? null : `Source ${key}`));
    const some = fc.shuffledSubarray(keys, { minLength: 1 });
    fc.assert(
      fc.property(some, some, some, (before, own, newer) => {
        const out = exported(
          format,
          sourceOf(before),
          file(own, (key) => `Own ${key}`),
          {
            newer: sourceOf(newer),
            untranslated: 'source',
          },
        );
        const strings = parseSource(format, out).strings;
        const texts = Object.fromEntries(strings.map(({ key, text }) => [key, text]));
        const known = strings.map((one, id) => ({ ...one, id, translations: [] }));
        const { pairs } = parseTranslations(sharedFamilyOf(format), out, known, {
          ...{ splitting: null, escapesBreaks: false, language: 'de', loadsSame: true },
        });
        const targets = Object.fromEntries(pairs.map(({ string, text }) => [string?.key, text]));
        const stays = own.filter((key) => newer.includes(key) || !before.includes(key));
        const wanted = newer.filter((key) => !own.includes(key));
        expect(hasSources ? { ...texts, ...targets } : texts).toEqual({
          ...Object.fromEntries(wanted.map((key) => [key, `Source ${key}`])),
          ...Object.fromEntries(stays.map((key) => [key, `Own ${key}`])),
        });
      }),
    );
  },
);

const FORMATS = new Set(CASES.map(([format]) => format).concat('stringsdict'));

describe.each(TEXT_FILES.filter(({ format }) => FORMATS.has(format)))(
  '$name as the file of a language',
  ({ format, content }) => {
    const { strings, headerAndFooter } = parseSource(format, content);
    const section = { format, splitting: null, ...headerAndFooter };
    const own = translatedFile(
      section,
      strings.map((one, nth) => ({ ...one, translation: mayBePlural(one.text) ? one.text : `Wort ${nth}` })),
      { untranslated: 'source', escapesBreaks: false, language: 'de' },
    );

    test('comes back byte for byte', () => {
      expect(exported(format, content, own)).toBe(own);
    });
  },
);

describe('a file of XLIFF of a language (exports.36)', () => {
  const file = (attributes: string, ...units: readonly string[]) =>
    `<xliff version="1.2"><file original="${attributes}>\n<body>\n${units.join('\n')}\n</body>\n</file></xliff>\n`;
  const one = (text: string, more = '') => `<trans-unit id="a"><source>${text}</source>${more}</trans-unit>`;

  test('has the sources of a newer source with its own notes', () => {
    const own = file(
      'a" target-language="de"',
      one('Open', '<target state="final">Auf</target><note>mine</note>'),
    );
    const before = file('a"', one('Open'));
    expect(exported('xliff', before, own)).toBe(own);
    const newer = file('a"', one('Open <x id="1"/>'));
    expect(exported('xliff', before, own, { newer })).toBe(own.replace('Open', 'Open <x id="1"/>'));
    expect(exported('xliff', before, own, { newer, formers: { a: ['Open'] } })).toContain(
      '<target state="needs-review-translation">Auf</target><note>mine</note>',
    );
  });

  test('keeps a translation of another source, of which none could be taken', () => {
    const before = file('a"', one('Open'));
    const own = file('a" target-language="de"', one('Opn', '<target state="final">Auf</target>'));
    expect(exported('xliff', before, own, { untranslated: 'source' })).toBe(own);
    const since = exported('xliff', before, own, { others: { a: 'Öffnen' } });
    expect(since).toBe(own.replace('Opn', 'Open').replace('final">Auf', 'translated">Öffnen'));
  });

  test('gets a unit of XLIFF 2 with what it is in, and a file element', () => {
    const two = (name: string, ...units: readonly string[]) =>
      `<file id="${name}">\n${units.map((id) => `<unit id="${id}"><notes><note>n</note></notes><segment><source>${id}</source></segment></unit>\n`).join('')}</file>\n`;
    const of = (target: string, ...files: readonly string[]) =>
      `<xliff version="2.0" srcLang="en"${target}>\n${files.join('')}</xliff>\n`;
    const before = of('', two('f', 'a'), two('g', 'b'));
    const own = of(' trgLang="de"', two('f', 'a'), two('g', 'b')).replaceAll('<note>n', '<note>mine');
    const newer = of('', two('f', 'c', 'a'), two('h', 'd'), two('g', 'b'));
    const unit = (id: string) => two('', id).split('\n')[1];
    expect(exported('xliff', before, own, { newer })).toBe(
      own
        .replace('<unit id="a">', `${unit('c')}\n<unit id="a">`)
        .replace('<file id="g">', `${two('h', 'd')}<file id="g">`),
    );
    expect(exported('xliff', newer, exported('xliff', before, own, { newer }), { newer: before })).toBe(own);
  });
});

test('a file that has the forms of a plural apart from each other is not used, and named (exports.35)', () => {
  const source = '{\n  "n_one": "Day",\n  "n_other": "Days",\n  "t": "Tea"\n}\n';
  const own = '{\n  "n_one": "Tag",\n  "t": "Tee",\n  "n_other": "Tage"\n}\n';
  const { strings, headerAndFooter } = parseSource('nested_json', source);
  const section = { format: 'nested_json', splitting: null, ...headerAndFooter } as const;
  const merged = (file: string) => {
    const kept = keptLanguageFile(file, 'utf-8', { format: 'nested_json', strings });
    const rows = strings.map((one) => ({ ...one, translation: null }));
    return inLanguageFile(section, rows, kept, PROJECT).section.lacksKept ?? false;
  };
  expect(merged(own)).toBe(true);
  expect(merged(source)).toBe(false);
  // A language with one form has that of all.
  expect(merged('{\n  "n_other": "日",\n  "t": "茶"\n}\n')).toBe(false);
});
