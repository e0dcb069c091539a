import { describe, expect, test } from 'vitest';
import { translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { parseTranslations } from '../../files/imports/import-translations.ts';
import { ownTranslations } from '../../files/imports/own-translations.ts';
import { type Format, sharedFamilyOf } from '../model/format.ts';

/** Sources with a form for zero, which English has not. */
const SOURCES = {
  nested_json: '{"item_zero": "none", "item_one": "one", "item_other": "some"}',
  yaml: 'en:\n  item:\n    zero: none\n    one: one\n    other: some\n',
  android:
    '<resources><plurals name="item"><item quantity="zero">none</item><item quantity="one">one</item><item quantity="other">some</item></plurals></resources>',
  stringsdict:
    '<plist><dict><key>item</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>zero</key><string>none</string><key>one</key><string>one</string><key>other</key><string>some</string></dict></dict></dict></plist>',
  xcstrings:
    '{"sourceLanguage":"en","strings":{"item":{"localizations":{"en":{"variations":{"plural":{"zero":{"stringUnit":{"state":"translated","value":"none"}},"one":{"stringUnit":{"state":"translated","value":"one"}},"other":{"stringUnit":{"state":"translated","value":"some"}}}}}}}}}',
  fluent: 'item = { $n ->\n    [zero] none\n    [one] one\n   *[other] some\n}\n',
} as const satisfies Partial<Record<Format, string>>;

/** What the file of a language has of its own, with forms for zero and others that the language lacks, and what is written. */
const TRANSLATIONS = [
  ['en', 'zero {nothing} one {single} other {many}'],
  ['ru', 'zero {ничего} one {один} few {два} many {пять} other {пять}'],
  ['ja', 'zero {無} one {一} two {二} other {他}'],
] as const;

describe.each(Object.entries(SOURCES) as [keyof typeof SOURCES, string][])('%s', (format, content) => {
  const load = parseSource(format, content);
  const section = { format, splitting: null, ...load.headerAndFooter };

  test('has the form for zero in its source, and as it came', () => {
    expect(load.strings.map(({ text }) => text)).toEqual(['{n, plural, zero {none} one {one} other {some}}']);
    const rows = load.strings.map((one) => ({ ...one, translation: null }));
    const options = { untranslated: 'source', escapesBreaks: false, language: 'en' } as const;
    if (format !== 'xcstrings') expect(translatedFile(section, rows, options)).toBe(content);
  });

  test.each(TRANSLATIONS)(
    'keeps the forms that %s lacks, and reads them again: %s (programs.4)',
    (language, forms) => {
      const translation = `{n, plural, ${forms}}`;
      const rows = load.strings.map((one) => ({ ...one, translation }));
      const options = { untranslated: 'empty', escapesBreaks: false, language } as const;
      const printed = translatedFile(section, rows, options);
      const targets = load.strings.map((one, id) => ({ ...one, id, translations: [] }));
      const reading = { ...options, splitting: null, loadsSame: true };
      const { pairs } = parseTranslations(sharedFamilyOf(format), printed, targets, reading);
      const own = ownTranslations(parseSource(format, printed), printed, language);
      const texts = format === 'xcstrings' ? own : pairs;
      expect(texts.map(({ text }) => text)).toEqual([
        translation === '{n, plural, other {他}}' ? expect.stringMatching('他') : translation,
      ]);
    },
  );
});

/** Sources of a plural, and a translation with a form for each category of Russian. */
const PLURALS = {
  ...SOURCES,
  po: 'msgid "%d item"\nmsgid_plural "%d items"\nmsgstr[0] ""\nmsgstr[1] ""\n',
  qt_ts:
    '<!DOCTYPE TS><TS version="2.1"><context><name>A</name><message numerus="yes"><source>%n item</source><translation type="unfinished"></translation></message></context></TS>',
  xliff:
    '<xliff version="1.2"><file source-language="en" target-language="ru"><body><trans-unit id="a"><source>{n, plural, one {one} other {some}}</source></trans-unit></body></file></xliff>',
  arb: '{"item": "{n, plural, one {one} other {some}}"}',
  json: '{"item": "{n, plural, one {one} other {some}}"}',
  csv: 'key,source,translation\nitem,"{n, plural, one {one} other {some}}",\n',
} as const satisfies Partial<Record<Format, string>>;
const EMPTY_FORM: Partial<Record<Format, string>> = { fluent: '{ "" }', yaml: '""' };

test.each(Object.entries(PLURALS) as [keyof typeof PLURALS, string][])(
  'a translation of %s with one empty form is known to be initial for it, one with all is not (plurals.8)',
  (format, content) => {
    const load = parseSource(format, content);
    const section = { format, splitting: null, ...load.headerAndFooter };
    const translation = '{n, plural, one {один} few {два} many {пять} other {другое}}';
    const options = { untranslated: 'empty', escapesBreaks: false, language: 'ru' } as const;
    const rows = load.strings.map((one) => ({ ...one, translation, isDraft: false }));
    const whole = translatedFile(section, rows, options);
    const targets = load.strings.map((one, id) => ({ ...one, id, translations: [] }));
    const reading = { ...options, splitting: null, loadsSame: true };
    const doubts = [whole, whole.replaceAll('два', EMPTY_FORM[format] ?? '')].map((file) =>
      (format === 'xcstrings'
        ? ownTranslations(parseSource(format, file), file, 'ru')
        : parseTranslations(sharedFamilyOf(format), file, targets, reading).pairs
      ).map(({ formsDoubt, status }) => formsDoubt ?? status),
    );
    expect(doubts).toEqual([['new'], ['missingForms']]);
  },
);

test.each([
  ['yaml', 'ru:\n  item:\n    one: один\n    few:\n    many: пять\n    other: другое\n  ok: Да\n'],
  ['yaml', 'ru:\n  item: {one: один, few: ~, many: пять, other: другое}\n  ok: Да\n'],
  ['yaml', 'ru:\n  item:\n    one: один\n    many: пять\n    other: другое\n    few:  # not yet\n  ok: Да\n'],
  [
    'nested_json',
    '{"item_one": "один", "item_few": null, "item_many": "пять", "item_other": "другое", "ok": "Да"}',
  ],
] as const)(
  'a form without a value is a missing form of its plural in %s: %j (plurals.8, programs.4)',
  (format, file) => {
    const source = parseSource(format, SOURCES[format]);
    const targets = source.strings.map((one, id) => ({ ...one, id, translations: [] }));
    const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
    const reading = { ...options, splitting: null, loadsSame: true };
    const [pair, ...others] = parseTranslations(sharedFamilyOf(format), file, targets, reading).pairs;
    expect([pair, others]).toMatchObject([
      { text: '{n, plural, one {один} many {пять} other {другое}}', formsDoubt: 'missingForms' },
      [{ key: 'ok', status: 'unknown' }],
    ]);
    const load = parseSource(format, file);
    const section = { format, splitting: null, ...load.headerAndFooter };
    expect(
      translatedFile(
        section,
        load.strings.map((one) => ({ ...one, translation: null })),
        options,
      ),
    ).toBe(file);
    // The form for all stands in its place, and is known again.
    const rows = source.strings.map((one) => ({ ...one, translation: pair?.text ?? null }));
    const ofSource = { format, splitting: null, ...source.headerAndFooter };
    const stored = targets.map((one) => ({ ...one, translations: [pair?.text ?? ''] }));
    const pulled = translatedFile(ofSource, rows, options);
    const again = parseTranslations(sharedFamilyOf(format), pulled, stored, reading);
    const copied = expect.stringContaining('few {другое}');
    expect(again.pairs).toMatchObject([{ text: copied, status: 'identical' }]);
    const whole = '{n, plural, one {a} few {b} many {c} other {d}}';
    const written = translatedFile(
      section,
      load.strings.map((one) => ({ ...one, translation: one.key === 'item' ? whole : null })),
      options,
    );
    expect(parseSource(format, written).strings.map(({ text }) => text)).toEqual([whole, 'Да']);
  },
);
