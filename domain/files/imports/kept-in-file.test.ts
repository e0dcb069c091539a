import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMAT_IDS, type Format, sharedFamilyOf } from '../../formats/model/format.ts';
import { sourceFile, translatedFile } from '../exports/export.ts';
import { inLanguageFile, keepsLanguageFiles, keptLanguageFile } from '../exports/language-file.ts';
import { parseSource } from './import-source.ts';
import { parseTranslations } from './import-translations.ts';
import { keptInFile } from './kept-in-file.ts';

const PROJECT = { source_lang: 'en', target_lang: 'de' };
const NONE = { splitting: null, header: null, footer: null };
const UNTRANSLATED = ['source', 'empty', 'skip'] as const;

/** Values that are no plain texts, in the spelling of their formats. */
const NOT_PLAIN: { readonly [One in Format]?: (key: string) => string } = {
  php: (key) => `'own ' . '${key}'`,
  yaml: () => 'off',
};

/** A file of a language whose strings have these texts. */
function files(format: Format, kinds: readonly string[]) {
  const rows = kinds.map((_, nth) => ({
    key: `k${nth}`,
    text: `Text ${nth}`,
    context: '',
    max_length: null,
  }));
  const source = parseSource(format, sourceFile({ format, ...NONE }, rows));
  const strings = source.strings;
  const section = { format, splitting: null, ...source.headerAndFooter };
  const textOf: Record<string, (nth: number) => string> = {
    usual: (nth) => `Wort ${nth}`,
    long: (nth) => `lang ${nth} ${'x'.repeat(2001)}`,
    illegal: (nth) => `Wort\u0001 ${nth}`,
    notPlain: (nth) => `MARK${nth}`,
  };
  const translated = strings.map((one, nth) => ({
    ...one,
    translation: textOf[kinds[nth] ?? '']?.(nth) ?? '',
  }));
  const printed = translatedFile(section, translated, {
    ...{ untranslated: 'empty', escapesBreaks: false, language: 'de' },
  });
  const own = printed.replace(
    /(["']?)MARK(\d+)\1/g,
    (_, _quote, nth) => NOT_PLAIN[format]?.(nth) ?? `MARK${nth}`,
  );
  return { section, strings, own };
}

test.each(FORMAT_IDS.filter(keepsLanguageFiles))(
  '%s: what is kept in the file of a language is in its exports unchanged, and what is not is refused (imports.61)',
  (format) => {
    const kind = fc.constantFrom('usual', 'long', 'illegal', ...(format in NOT_PLAIN ? ['notPlain'] : []));
    const string = fc.record({ kind, isTranslated: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(string, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...UNTRANSLATED),
        (all, untranslated) => {
          const { section, strings, own } = files(
            format,
            all.map(({ kind }) => kind),
          );
          const known = strings.map((one, id) => ({
            ...one,
            id,
            translations: all[id]?.isTranslated ? [`Neu ${id}`] : [],
          }));
          const options = { splitting: null, escapesBreaks: false, language: 'de', loadsSame: true };
          const read = parseTranslations(sharedFamilyOf(format), own, known, options);
          const kept = keptInFile(read, known);
          const rows = known.map(({ translations, ...one }) => {
            const coming = read.pairs.find((pair) => pair.status === 'new' && pair.string?.id === one.id);
            return { ...one, translation: translations[0] ?? coming?.text ?? null };
          });
          const file = keptLanguageFile(own, 'utf-8', { format, strings: known });
          const merged = inLanguageFile(section, rows, file, PROJECT);
          const pulled = translatedFile(merged.section, merged.rows, {
            untranslated,
            escapesBreaks: false,
            language: 'de',
          });
          const found = parseTranslations(sharedFamilyOf(format), pulled, known, options);
          const texts = new Set(found.pairs.map(({ text }) => text));
          for (const pair of kept.pairs) expect(texts).toContain(pair.text);
          const keys = new Set(found.notPlain?.map(({ key }) => key));
          for (const one of kept.notPlain) expect(keys).toContain(one.key);
          const isKept = (key: string) => known.find((one) => one.key === key)?.translations.length === 0;
          const refused = read.pairs.filter(({ status }) => status === 'tooLong' || status === 'illegal');
          expect(refused.length).toBeGreaterThanOrEqual(all.filter(({ kind }) => kind === 'long').length);
          for (const pair of refused)
            expect(kept.pairs.has(pair)).toBe(pair.string?.translations.length === 0);
          expect(read.notPlain ?? []).toHaveLength(all.filter(({ kind }) => kind === 'notPlain').length);
          for (const one of read.notPlain ?? []) expect(kept.notPlain.has(one)).toBe(isKept(one.key));
        },
      ),
    );
  },
);
