import { LIMITS } from '../core/limits.ts';
import { pluralOfTwo } from '../core/plurals/numbered-forms.ts';
import { pluralOf, textOfForm } from '../core/plurals/plural.ts';
import { BETWEEN_PARTS } from '../core/text/context-parts.ts';
import { isTooLong } from '../core/text/may-be-plural.ts';
import { storedText } from '../core/text/text.ts';
import type { SkippedItem } from './model/reading.ts';
import { type PoEntry, poLiteral } from './po-scan.ts';

/** Whether a comment has the flags of its entry. */
export const isFlags = (line: string) => line.startsWith('#,');
export const flagsIn = (line: string) =>
  line
    .slice(2)
    .split(',')
    .map((flag) => flag.trim());
/** Whether the comments of an entry say that its translation is to be reviewed. */
export const isFuzzy = (lines: readonly string[]) =>
  lines.some((line) => isFlags(line) && flagsIn(line).includes('fuzzy'));

/** The context of an entry for translators: its `msgctxt`, the programmers' comments, and where it is used. */
export function contextOfEntry({ context, comments }: PoEntry): string {
  const notes = comments.flatMap((comment) => (/^#[.:]/.test(comment) ? [comment.slice(2).trim()] : []));
  const parts = [context?.text ?? '', ...notes].filter((part) => part !== '');
  return [...storedText(parts.join(BETWEEN_PARTS))].slice(0, LIMITS.context.max).join('');
}

/**
 * The entries that are strings; and the others, which are longer than a string may be (imports.50). A plural without forms is none.
 */
export function sortedEntries(entries: readonly PoEntry[]) {
  const strings: PoEntry[] = [];
  const skipped: SkippedItem[] = [];
  for (const entry of entries) {
    const { id, context, line } = entry;
    if (id.text === '' && context === undefined) continue;
    if (isTooLong(sourceOfEntry(entry), LIMITS.stringText.max))
      skipped.push({ kind: 'tooLong', line, text: id.text });
    else strings.push(entry);
  }
  return { strings, skipped };
}

/** The source text of an entry: its text, or the plural of its two texts (imports.39). */
export const sourceOfEntry = ({ id, plural }: PoEntry): string =>
  storedText(plural === undefined ? id.text : pluralOfTwo(id.text, plural.text));

/** The lines of an entry with a source text; `isPlural` if it is one of two texts. */
export function sourceLines(text: string): { readonly lines: readonly string[]; readonly isPlural: boolean } {
  const forms = pluralOf(text)?.forms;
  const [one, other] = [forms?.get('one'), forms?.get('other')];
  const written =
    one === undefined || other === undefined
      ? [`msgid ${poLiteral(text)}`]
      : [`msgid ${poLiteral(textOfForm(one))}`, `msgid_plural ${poLiteral(textOfForm(other))}`];
  return { lines: written.flatMap((line) => line.split('\n')), isPlural: written.length > 1 };
}

/** The header of a file: the entry with an empty text. */
export const headerOf = (entries: readonly PoEntry[]): string =>
  entries.find(({ id, context }) => id.text === '' && context === undefined)?.translations[0]?.text ?? '';
