import type { Envelope, Frame } from './frames.ts';
import type { Framing, Printed } from './framing.ts';
import { FRAMINGS, type FramedFormat } from './framings.ts';
import { type Lead, leadIn, NO_LEAD, withoutLastBreaks } from './leads.ts';

/** A string as it goes into a file: its words, or null when it is to be left out. */
export type PrintedRow = Printed & { readonly words: string | null; readonly frame: Frame | null };

const EVENTS = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';

/** The envelope of a file that has none of its own. */
const PLAIN = {
  json: { header: '{\n  ', footer: '\n}\n' },
  srt: { header: '', footer: '\n' },
  vtt: { header: 'WEBVTT\n\n', footer: '\n' },
  ass: { header: `[Script Info]\nScriptType: v4.00+\n\n[Events]\nFormat: ${EVENTS}\n`, footer: '\n' },
} as const satisfies Record<FramedFormat, Envelope>;

/**
 * A file put together: each text in its frame, one made for it where it has none or one of another format. What stood
 * around a string that is left out stays. With every text as it was, it is the file that came, its lines ended by LF.
 */
export function printFile(
  format: FramedFormat,
  envelope: Envelope | null,
  rows: readonly PrintedRow[],
): string {
  const framing: Framing = FRAMINGS[format];
  const { header, footer } = envelope ?? PLAIN[format];
  if (rows.length === 0 && format === 'json' && envelope === null) return '{}\n';
  const leads = rows.map(({ frame }) => leadIn(framing, frame));
  const parts = [header];
  let before: string | undefined;
  const afters = laterOwns(leads);
  for (const [nth, row] of rows.entries()) {
    const { gap, own } = leads[nth] ?? NO_LEAD;
    const stood = parts.length > 1 ? apart(framing, header, gap) : gap.replace(framing.separated, '');
    if (row.words === null) {
      if (stood.replace(framing.separated, '').trim() !== '') parts.push(withoutLastBreaks(stood));
      continue;
    }
    const place = { before, after: afters[nth], nth };
    const fitting = framing.fit(own, row, place);
    const isAsItWas = row.frame?.raw != null && framing.read(row.frame.raw) === row.words;
    parts.push(stood, fitting, isAsItWas ? (row.frame?.raw ?? '') : framing.spell(row.words));
    before = fitting;
  }
  return parts.join('') + footer;
}

/** For each lead the next own one after it. */
function laterOwns(leads: readonly Lead[]): (string | undefined)[] {
  const owns: (string | undefined)[] = [];
  let next: string | undefined;
  for (const { own } of leads.toReversed()) {
    owns.push(next);
    next = own ?? next;
  }
  return owns.reverse();
}

function apart({ separated, separator }: Framing, header: string, gap: string): string {
  return separated.test(gap) ? gap : separator(header) + gap;
}
