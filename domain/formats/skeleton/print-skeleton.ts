import type { FileFormat } from '../model/file-format.ts';
import type { Frame, HeaderAndFooter } from '../model/skeleton.ts';
import type { PrintedString, SkeletonCodec } from '../model/skeleton-codec.ts';
import { NO_PREFIX, type Prefix, splitPrefix, withoutLastBreaks } from './prefixes.ts';

/** A string to be printed; `words` is null if the file skips it. */
export type PrintedRow = PrintedString & { readonly words: string | null; readonly frame: Frame | null };

/**
 * Prints a file: each text in its frame, or in a new one if it has none or one of another format. The gap of a skipped
 * string stays. With unchanged texts the result equals the imported file, with lines ended by LF.
 */
export function printSkeleton(
  { skeleton: codec, empty }: { readonly skeleton: SkeletonCodec; readonly empty: FileFormat['empty'] },
  headerAndFooter: HeaderAndFooter | null,
  rows: readonly PrintedRow[],
): string {
  const { header, footer } = headerAndFooter ?? empty;
  const leads = rows.map(({ frame }) => splitPrefix(codec, frame));
  const parts = [header];
  let before: string | undefined;
  const afters = laterOwns(leads);
  /** Whether the text before is left out, and a blank line at the end of what stood there. */
  let isBehindSkipped = false;
  let hasBlankLine = false;
  const between = (gap: string) => {
    const rest = isBehindSkipped && codec.behind ? gap.replace(codec.behind, '') : gap;
    // Without the blank line a comment would become one of the next text.
    return hasBlankLine && /^\n(?!\n)/.test(rest) ? `\n${rest}` : rest;
  };
  for (const [nth, row] of rows.entries()) {
    const { gap: whole, own } = leads[nth] ?? NO_PREFIX;
    const gap = between(whole);
    const stood = parts.length > 1 ? apart(codec, header, gap) : gap.replace(codec.separated, '');
    isBehindSkipped = row.words === null;
    if (row.words === null) {
      const printedGap = parts.length > 1 ? stood.replace(codec.separated, '') : stood;
      if (printedGap.trim() === '') continue;
      parts.push(withoutLastBreaks(stood));
      hasBlankLine = stood.endsWith('\n\n');
      continue;
    }
    hasBlankLine = false;
    const neighbours = { before, after: afters[nth], nth, header };
    const fitting = codec.fit(own, row, neighbours);
    const isAsItWas =
      row.frame?.raw != null && codec.read(row.frame.raw, row.frame.lead, header) === row.words;
    const line = lastLine((parts.length === 1 ? header : '') + stood + fitting);
    parts.push(
      stood,
      fitting,
      isAsItWas ? (row.frame?.raw ?? '') : codec.spell(row.words, line, row.frame, header),
    );
    before = fitting;
  }
  return parts.join('') + between(footer);
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** For each lead, the next prefix after it, if there is one. */
function laterOwns(leads: readonly Prefix[]): (string | undefined)[] {
  const owns: (string | undefined)[] = [];
  let next: string | undefined;
  for (const { own } of leads.toReversed()) {
    owns.push(next);
    next = own ?? next;
  }
  return owns.reverse();
}

function apart({ separated, separator }: SkeletonCodec, header: string, gap: string): string {
  return separated.test(gap) ? gap : separator(header) + gap;
}
