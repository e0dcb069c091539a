import { usageError } from '../output/exit.ts';

/** What a glob, or a part of it, may have. */
const GLOB = /[*?[\]{}()!+@|\\]/;

/** The folders of a glob before its first part that stands for several: `locales/en` of `locales/en/**\/*.json`. */
export function baseOf(glob: string): string {
  const parts = glob.split('/');
  const first = parts.findIndex((part) => GLOB.test(part));
  return parts.slice(0, first === -1 ? parts.length - 1 : first).join('/');
}

/** What placeholders stand for in the patterns of a source file (command-line.12). */
export type Placeholders = {
  readonly path: string;
  readonly name: string;
  readonly ext: string;
  readonly lang?: string;
};

/** The values of a source file that a glob with this base has found. */
export function placeholdersOf(source: string, base: string): Placeholders {
  const pathInBase = base !== '' && source.startsWith(`${base}/`) ? source.slice(base.length + 1) : source;
  const [, path = '', file = ''] = /^(?:(.*)\/)?([^/]*)$/s.exec(pathInBase) ?? [];
  const dot = file.lastIndexOf('.');
  return dot > 0
    ? { path, name: file.slice(0, dot), ext: file.slice(dot + 1) }
    : { path, name: file, ext: '' };
}

const PLACEHOLDER = /\{(\w*)\}/g;

/** A pattern with its placeholders filled. Ends the program if one is unknown. Slashes around an empty one go. */
export function fillPattern(pattern: string, placeholders: Partial<Placeholders>): string {
  const text = pattern.replace(PLACEHOLDER, (whole, name: string) => {
    const value = (placeholders as Record<string, string | undefined>)[name];
    if (value === undefined) throw usageError(`${pattern}: ${whole} is no placeholder.`);
    return value;
  });
  return text.replace(/\/{2,}/g, '/').replace(/^\.?\//, '');
}

/** A pattern as a glob and as an expression that finds `{lang}` in a path; undefined if the pattern has no `{lang}`. */
export function languagesPattern(
  pattern: string,
  placeholders: Placeholders,
): { glob: string; regex: RegExp } | undefined {
  if (!pattern.includes('{lang}')) return undefined;
  // No file has this name, so that it can be told from what the other placeholders stand for.
  const marked = fillPattern(pattern, { ...placeholders, lang: '\0' });
  const escaped = marked.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [head, ...rest] = escaped.split('\0');
  return {
    glob: marked.replace(/[*?[\]{}()!+@|\\]/g, '\\$&').replaceAll('\0', '*'),
    regex: new RegExp(`^${head}([\\w.@-]+)${rest.join('\\1')}$`),
  };
}
