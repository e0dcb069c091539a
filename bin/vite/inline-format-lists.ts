import type { Plugin } from 'vite';
import * as lists from '../../domain/formats/model/format-lists.ts';

/** Writes the lists of formats as constants: most first views need no other fact of a format. */
export function inlineFormatLists(): Plugin {
  return {
    name: 'inline-format-lists',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/domain\/formats\/model\/format-lists\.ts$/ },
      handler: () => ({ code: withConstants(lists), map: null }),
    },
  };
}

/** The source of a module that exports these values. */
export function withConstants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
