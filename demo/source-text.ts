import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StringDraft } from '#contract/texts/strings.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody, type ParsedSource } from '#domain/files/imports/parsed-source.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { SectionType } from '#domain/texts/sections/section-types.ts';

/** A text file that lies in the demo's folder. */
export const readSource = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** A text as strings, cut and checked as the load screen does; text is cut into paragraphs. Throws what is wrong with it. */
export function stringsOf(type: SectionType, content: string): StringDraft[] {
  const { strings } = loadOf(type, content);
  return strings.map(({ text, key, context, max_length }) => ({ text, key, context, max_length }));
}

/** A file as it is loaded: its strings, its format, and what stands around them in it. */
export function fileOf(format: Format, name: string) {
  const { strings, ...file } = importBody(loadOf(format, readSource(name)));
  return { strings, file };
}

function loadOf(format: Format, content: string): ParsedSource {
  const load = parseSource(format, content, { splitting: 'paragraphs' });
  if (!load.ok) throw new Error(`The demo's text can't be loaded: ${JSON.stringify(load.problems)}`);
  return load;
}
