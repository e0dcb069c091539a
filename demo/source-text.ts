import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StringDraft } from '#contract/strings.ts';
import { parseLoad } from '#domain/loading.ts';
import type { SectionType } from '#domain/section-types.ts';

/** A text file that lies in the demo's folder. */
export const readSource = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** A text as strings, cut and checked as the load screen does; text is cut into paragraphs. Throws what is wrong with it. */
export function stringsOf(type: SectionType, content: string): StringDraft[] {
  const load = parseLoad(type, content, { splitting: 'paragraphs' });
  if (!load.ok) throw new Error(`The demo's text can't be loaded: ${JSON.stringify(load.problems)}`);
  return load.strings.map(({ text, key, context, max_length }) => ({ text, key, context, max_length }));
}
