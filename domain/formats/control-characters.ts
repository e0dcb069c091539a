import { hasControls } from '../core/text/text.ts';
import type { FileFormat } from './model/file-format.ts';
import type { ImportedString, ParseResult, SkippedItem } from './model/reading.ts';
import type { HeaderAndFooter } from './model/skeleton.ts';

/**
 * A file without the strings whose text or key has control characters. They stay in the file as they are, as part of
 * what stands between two texts (strings.22).
 */
export function keepingControls(
  { readAs, strings, headerAndFooter }: Pick<ParseResult, 'readAs' | 'strings' | 'headerAndFooter'>,
  { skeleton: codec, printSource }: Pick<FileFormat, 'skeleton' | 'printSource'>,
): Pick<ParseResult, 'strings' | 'headerAndFooter'> & { readonly kept: readonly SkippedItem[] } {
  const isControlled = ({ text, key }: ImportedString) => hasControls(text) || hasControls(key);
  if (!strings.some(isControlled)) return { strings, headerAndFooter, kept: [] };
  if (readAs === 'text') return keepingLines(strings, isControlled);
  if (!headerAndFooter) return { strings, headerAndFooter, kept: [] };
  const printed = (all: readonly ImportedString[], headerAndFooter: HeaderAndFooter) =>
    printSource(
      { headerAndFooter, splitting: null },
      all.map((string) => ({ ...string, translation: null })),
    );
  /** What a string without a spelling of its own has in the file: what is printed of it alone, behind its lead. */
  const spelled = (string: ImportedString) => {
    const alone = printed([string], { header: '', footer: '' });
    const before = (string.frame?.lead ?? '').replace(codec?.separated ?? '', '');
    return alone.slice(Math.max(0, alone.indexOf(before)) + before.length);
  };
  const left: ImportedString[] = [];
  const keptItems: SkippedItem[] = [];
  let { header, footer }: HeaderAndFooter = headerAndFooter;
  let passed = '';
  for (const string of strings) {
    const lead = passed + (string.frame?.lead ?? '');
    if (isControlled(string)) {
      keptItems.push(skipped(string));
      passed = lead + (string.frame?.raw ?? spelled(string));
      continue;
    }
    const isFirst = left.length === 0 && passed !== '';
    // A file begins with what belongs to its first string.
    const own = isFirst ? (codec ? (codec.ownAt(lead) ?? 0) : lead.length) : 0;
    if (isFirst) header += lead.slice(0, own);
    // Without a lead, as an item of a list may be, only its spelling tells that it is one of this file.
    const raw = isFirst ? (string.frame?.raw ?? spelled(string)) : (string.frame?.raw ?? null);
    left.push({ ...string, frame: string.frame && { raw, lead: lead.slice(own) } });
    passed = '';
  }
  const around = { header, footer: passed + footer };
  // Where other strings are spelled by it, as the next of a list, the file is refused instead.
  if (printed(left, around) !== printed(strings, headerAndFooter))
    return { strings, headerAndFooter, kept: [] };
  return { strings: left, headerAndFooter: around, kept: keptItems };
}

const skipped = ({ line, text }: ImportedString): SkippedItem => ({ kind: 'control', line, text });

/** A plain text has nothing between its strings but such lines. */
function keepingLines(
  strings: readonly ImportedString[],
  isControlled: (string: ImportedString) => boolean,
): ReturnType<typeof keepingControls> {
  let lead = '';
  const left = strings.flatMap((string) => {
    const frame = lead === '' ? null : { lead, raw: null };
    lead = isControlled(string) ? `${lead}${string.text}\n` : '';
    return isControlled(string) ? [] : { ...string, frame };
  });
  const skippedStrings = strings.filter(isControlled).map(skipped);
  return {
    strings: left,
    headerAndFooter: lead === '' ? null : { header: '', footer: lead },
    kept: skippedStrings,
  };
}
