import { FluentParser, type Pattern, type Resource } from '@fluent/syntax';
import { least } from '../../core/long-lists.ts';

const PARSER = new FluentParser({ withSpans: true });

/** The syntax tree of a Fluent file; undefined if it is nested more deeply than it can be read. */
export function readFluent(file: string): Resource | undefined {
  try {
    return PARSER.parse(file);
  } catch (error) {
    // The parser calls itself for each placeable within another.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const KEY = 'k =';

/** A pattern by itself, with the file that its places are of; undefined if it is none. */
export function readPattern(raw: string): { readonly pattern: Pattern; readonly file: string } | undefined {
  const file = KEY + raw;
  const [entry, ...others] = readFluent(file)?.body ?? [];
  const isPattern = entry?.type === 'Message' && others.length === 0 && entry.attributes.length === 0;
  return isPattern && entry.value ? { pattern: entry.value, file } : undefined;
}

/** What a node of a syntax tree is in its file. */
export const sliceOf = (
  { span }: { readonly span?: { readonly start: number; readonly end: number } },
  file: string,
) => file.slice(span?.start, span?.end);

/** A pattern in Fluent's syntax without the indentation of its lines and the white space around it. */
export const syntaxOf = ({ elements }: Pattern, file: string): string =>
  elements
    .map((element) =>
      element.type === 'TextElement' ? element.value : withoutIndent(sliceOf(element, file)),
    )
    .join('');

/** A placeable whose further lines are indented as little as they can be. */
function withoutIndent(placeable: string): string {
  const [first = '', ...others] = placeable.split('\n');
  const indent = least(others.filter((line) => line.trim() !== '').map(indentOf));
  return [first, ...others.map((line) => line.slice(Math.min(indent, indentOf(line))))].join('\n');
}

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0;
