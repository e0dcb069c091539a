import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatedFile } from '#domain/files/exports/export.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import type { PrintOptions } from '#domain/formats/model/file-format.ts';
import type { Format } from '#domain/formats/model/format.ts';

const FIXTURES = join(import.meta.dirname, '../domain/formats/programs/fixtures');

/** A fixture of the formats of programs. */
export const programFile = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');

/** How tests read files of a format, and print them with translations by their keys; into Russian by default. */
export function filesOf<Of extends Format>(format: Of, language = 'ru') {
  const read = (content: string) => {
    const source = parseSource(format, content);
    return { ...source, section: { format, splitting: null, ...source.headerAndFooter } };
  };
  return {
    read,
    keyed: (content: string) => Object.fromEntries(read(content).strings.map(({ key, text }) => [key, text])),
    translated(content: string, by: Readonly<Record<string, string>>, more: Partial<PrintOptions> = {}) {
      const { strings, section } = read(content);
      const rows = strings.map((one) => ({ ...one, translation: by[one.key] ?? null }));
      return translatedFile(section, rows, {
        untranslated: 'source',
        escapesBreaks: false,
        language,
        ...more,
      });
    },
  };
}
