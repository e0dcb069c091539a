import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { formatOf } from '../detect.ts';
import { ANDROID } from './android.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const STUDIO = file('android-studio.xml');
const AOSP = file('android-aosp.xml');

const read = (content: string) => {
  const source = parseSource('android', content);
  const section = { format: 'android' as const, splitting: null, ...source.headerAndFooter };
  return { ...source, section };
};
const keyed = (content: string) =>
  Object.fromEntries(read(content).strings.map(({ key, text }) => [key, text]));

const OPTIONS = { escapesBreaks: false, language: 'ru', splitting: null, isSource: false } as const;

/** The file with these translations by key; the others are missing. */
function translated(
  content: string,
  by: Record<string, string>,
  language = 'ru',
  untranslated: 'source' | 'skip' = 'source',
) {
  const { strings, section } = read(content);
  const rows = strings.map((one) => ({ ...one, translation: by[one.key] ?? null }));
  return translatedFile(section, rows, { untranslated, escapesBreaks: false, language });
}

describe('reading', () => {
  test('each string has its name as its key, without what Android itself reads of its spelling', () => {
    expect(keyed(STUDIO)).toEqual({
      pour: 'Pour tea',
      greeting: 'Hello, %1$s! You\'re "late".',
      two_lines: 'One line\nanother! and its end',
      quoted: "  Don't trim  me ",
      at: '@hatter',
      html: "<b>Mad</b> &amp; the hatter's",
      styled: 'Read <b>all</b> of <a>the rules</a> & go',
      cups: '{n, plural, one {%d cup} other {%d cups of {tea}}}',
      'days[0]': 'Monday',
      'days[1]': 'Wednesday',
    });
    expect(keyed(file('android-toolkit.xml'))).toEqual({
      open: 'Open the door',
      quote: 'It\'s "late"',
      lines: 'One \nTwo',
      space: ' two  spaces ',
      markup: '1 < 2 & 3',
    });
    expect(keyed(file('android-one-line.xml'))).toEqual({ a: 'A <i>b</i>', b: '50% … 😀', 'e[1]': 'Two' });
  });

  test('placeholders in tags are marks, entities stay as they are, and products have keys of their own', () => {
    expect(keyed(AOSP)).toEqual({
      title: "<x>%1$s</x>'s files in &app;",
      'device#tablet': 'The tablet',
      'device#default': 'The phone',
      all_bold: 'Warning',
      found: '{n, plural, one {<x>%d</x> rabbit} other {<x>%d</x> rabbits}}',
    });
  });

  test('comments right before an entry are its context', () => {
    const contexts = Object.fromEntries(read(STUDIO).strings.map(({ key, context }) => [key, context]));
    expect(contexts).toMatchObject({
      pour: 'Button below the list. Keep it short.',
      greeting: '',
      two_lines: '',
      cups: 'How many cups stand on the table',
      'days[0]': 'Days',
      'days[1]': 'Days · The middle',
    });
  });

  test('the language of the file is told, and the file is known by its content', () => {
    expect(read(STUDIO).languages).toEqual({ source: 'en', target: null });
    expect(formatOf(AOSP, 'any.txt')).toBe('android');
    expect(formatOf('<?xml version="1.0"?><rss><resources/></rss>', 'strings.xml')).toBe('text');
  });

  test('a broken file is refused with its line', () => {
    expect(read('<resources>\n<string name="a">A</resources>')).toMatchObject({
      ok: false,
      problems: [{ kind: 'brokenXml', line: 2 }],
    });
    expect(read('<resources/>')).toMatchObject({ ok: false, problems: [{ kind: 'noStrings' }] });
  });
});

describe('printing', () => {
  test('a translation stands in its place, and nothing else of the file changes', () => {
    const words = 'Привет, "%1$s"!\n  Ты — Д\'Арк <b>&';
    expect(translated(STUDIO, { greeting: words })).toBe(
      STUDIO.replace(
        'Hello, %1$s! You\\\'re \\"late\\".',
        'Привет, \\"%1$s\\"!\\n \\u0020Ты — Д\\\'Арк &lt;b&gt;&amp;',
      ),
    );
    expect(translated(STUDIO, { html: "<i>Б</i> & Д'" })).toContain(
      `<string name="html"><![CDATA[<i>Б</i> & Д\\']]></string>`,
    );
  });

  test('tags are as in the source, wherever the translation has their marks', () => {
    expect(translated(STUDIO, { styled: '<a>Правила</a> прочти <b>все' })).toContain(
      '<string name="styled"><a href="https://example.org/?a=1&amp;b=2">Правила</a> прочти <b>все</b></string>',
    );
    expect(
      translated(AOSP, { title: 'Файлы <x>%1$s</x> в &app; &amp; &lt;', all_bold: 'Берегись' }),
    ).toContain(
      'msgid="3837475112138364823">Файлы <xliff:g id="NAME" example="Alice">%1$s</xliff:g> в &app; &amp;amp; &amp;lt;</string>',
    );
    expect(translated(AOSP, { all_bold: 'Берегись' })).toContain('<b>Берегись</b></string>');
  });

  test('tags that a file of translations spells in more ways are those of the source', () => {
    const source = `<resources><string name="a">After <g id="n">%1$d</g> of <g id="n">%2$d</g></string></resources>`;
    const file = `<resources><string name="a"><g id="n_1">%2$d</g>, <g id="n_0">%1$d</g></string></resources>`;
    const targets = read(source).strings.map((string) => ({
      ...string,
      id: 1,
      max_length: null,
      translations: [],
    }));
    const [piece] = ANDROID.readTranslations(file, targets, OPTIONS).pieces;
    expect(piece).toMatchObject({ text: '<x>%2$d</x>, <x>%1$d</x>' });
    expect(translated(source, { a: '<x>%2$d</x>, <x>%1$d</x>' })).toContain(
      '<g id="n">%2$d</g>, <g id="n">%1$d</g>',
    );
  });

  const LENT = `<resources><plurals name="loans">
<item quantity="one">One <i>book</i> lent to <g id="who">%2$s</g></item>
<item quantity="other"><g id="n">%1$d</g> books lent to <g id="who">%2$s</g> <b>now</b></item>
</plurals></resources>`;

  test.each([
    ['One <i>book</i> to <x>%2$s</x>', 'One <i>book</i> to <g id="who">%2$s</g>'],
    ['<x>%1$d</x> to <x2>%2$s</x2>', '<g id="n">%1$d</g> to <g id="who">%2$s</g>'],
    ['<x>%1$d</x> book', '<g id="n">%1$d</g> book'],
    ['for <x>%2$s</x>', 'for <g id="who">%2$s</g>'],
    ['<x>%1$d</x> <i>book</i>, <b>soon</b>', '<g id="n">%1$d</g> <i>book</i>, <b>soon</b>'],
    ['<u>%1$d</u> < 5', '&lt;u&gt;%1$d&lt;/u&gt; &lt; 5'],
  ])('a form has the tags of that form of the source whose marks it uses: %s', (form, spelled) => {
    const items = (printed: string) =>
      [...printed.matchAll(/"(\w+)">(.*)<\/item>/g)].map(([, ...one]) => one);
    const forms = ['one', 'few', 'many', 'other'];
    const loans = `{n, plural, ${forms.map((one) => `${one} {${form}}`).join(' ')}}`;
    expect(items(translated(LENT, { loans }))).toEqual(forms.map((one) => [one, spelled]));
    expect(translated(LENT, { loans: keyed(LENT).loans ?? '' }, 'en')).toBe(LENT);
  });

  test('a plural has the forms of the language, each in the tags of the source', () => {
    const forms = "{n, plural, one {%d чашка} few {%d чашки} many {%d чашек '{'чая'}'} other {%d чашки}}";
    expect(translated(STUDIO, { cups: forms })).toContain(`    <plurals name="cups">
        <item quantity="one">%d чашка</item>
        <item quantity="few">%d чашки</item>
        <item quantity="many">%d чашек {чая}</item>
        <item quantity="other">%d чашки</item>
    </plurals>`);
    expect(translated(STUDIO, { cups: '{n, plural, other {%d杯}}' }, 'ja')).toContain(
      '<plurals name="cups">\n        <item quantity="other">%d杯</item>\n    </plurals>',
    );
    expect(translated(AOSP, { found: '{n, plural, one {<x>%d</x> кролик} other {кролики}}' })).toContain(
      '<item quantity="few">кролики</item>',
    );
  });

  test('what is not translated is left out on request, but not from an array', () => {
    const left = translated(STUDIO, { pour: 'Налить' }, 'ru', 'skip');
    expect(keyed(left)).toEqual({ pour: 'Налить', 'days[0]': 'Monday', 'days[1]': 'Wednesday' });
    expect(left).toContain('translatable="false">Tea Party</string>');
    expect(left).toContain('<dimen name="margin">16dp</dimen>');
  });

  test('strings that came without a file make one', () => {
    const row = (key: string, text: string, context = '') => ({
      key,
      text,
      context,
      frame: null,
      max_length: null,
    });
    const rows = [
      row('a', " it's "),
      row('', 'No key', 'a -- note'),
      row('c', '{n, plural, one {# file} other {# files}}'),
    ];
    const printed = sourceFile({ format: 'android', splitting: null, header: null, footer: null }, rows);
    expect(printed).toBe(`<?xml version="1.0" encoding="utf-8"?>
<resources>
    <string name="a">\\u0020it\\'s\\u0020</string>
    <!-- a — note -->
    <string name="string_2">No key</string>
    <plurals name="c">
        <item quantity="one"># file</item>
        <item quantity="other"># files</item>
    </plurals>
</resources>
`);
    expect(keyed(printed)).toEqual({
      a: " it's ",
      string_2: 'No key',
      c: '{n, plural, one {# file} other {# files}}',
    });
  });

  test('a changed key is the name of its entry', () => {
    const { strings, section } = read(STUDIO);
    const rows = strings.map((one) => ({ ...one, key: one.key === 'pour' ? 'pour "more"' : one.key }));
    expect(sourceFile(section, rows)).toBe(STUDIO.replace('name="pour"', 'name="pour &quot;more&quot;"'));
  });
});

test('translations are read by their names', () => {
  const { pieces, by } = ANDROID.readTranslations(
    '<resources>\n<string name="a">А</string><string name="b"/></resources>',
    [],
    {
      escapesBreaks: false,
      language: 'ru',
      splitting: null,
    },
  );
  expect({ pieces, by }).toEqual({ pieces: [{ key: 'a', text: 'А', line: 2 }], by: 'key' });
});
