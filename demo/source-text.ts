import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StringDraft } from '#contract/texts/strings.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody, type ParsedSource } from '#domain/files/imports/parsed-source.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { SectionType } from '#domain/texts/sections/section-types.ts';

/** The text of a file in the demo's folder. */
export const readSource = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The strings of a text, read as an import reads it; plain text is split into paragraphs. Throws what is wrong with it. */
export function parseStrings(type: SectionType, content: string): StringDraft[] {
  const { strings } = parse(type, content);
  return strings.map(({ text, key, context, max_length }) => ({ text, key, context, max_length }));
}

/** A file as an import reads it: its strings, its format, and what stands around them in it. */
export function parseFile(format: Format, name: string) {
  const { strings, ...file } = importBody(parse(format, readSource(name)));
  return { source: strings, file };
}

function parse(format: Format, content: string): ParsedSource {
  const parsed = parseSource(format, content, { splitting: 'paragraphs' });
  if (!parsed.ok) throw new Error(`The demo's text can't be loaded: ${JSON.stringify(parsed.problems)}`);
  return parsed;
}
