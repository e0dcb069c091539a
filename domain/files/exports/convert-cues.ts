import { createCue } from '../../formats/cues/create-cue.ts';
import { contextOf, cueOf } from '../../formats/cues/cues.ts';
import { type ExportedRow, exportedText, type PrintOptions } from '../../formats/model/file-format.ts';
import type { SubtitleFormat } from '../../formats/model/format.ts';
import type { Frame, HeaderAndFooter } from '../../formats/model/skeleton.ts';
import type { SkeletonCodec, Times } from '../../formats/model/skeleton-codec.ts';
import { FILE_FORMATS, skeletonOf } from '../../formats/registry.ts';
import { timesOfCue } from '../../formats/split-cue.ts';

/** What a file of another format is made of. */
type Converting = {
  readonly from: SubtitleFormat;
  readonly to: SubtitleFormat;
  readonly headerAndFooter: HeaderAndFooter | null;
  readonly options: PrintOptions;
};

/**
 * Prints subtitles in another format (subtitles.7): each cue with its times, numbered anew, and with the styles that
 * both formats have. Nothing else of the file is carried over.
 */
export function convertedCues(rows: readonly ExportedRow[], converting: Converting): string {
  const { from, to, headerAndFooter, options } = converting;
  const [source, target] = [skeletonOf(from), skeletonOf(to)];
  const header = headerAndFooter?.header ?? '';
  const runsOf = source.styling?.read(header);
  const cues = cuesOf(rows, source, header).flatMap(({ row, times }) => {
    const isLeftOut = row.isSaidBefore || (options.untranslated === 'skip' && row.translation === null);
    if (isLeftOut) return [];
    const { frame = null } = row;
    const runs = runsOf?.(spelled(exportedText(row, options), { frame, header }, source), frame?.lead) ?? [];
    return [{ times, words: target.styling?.spell(runs) ?? '' }];
  });
  return printed(cues, to, options.language);
}

/** A text as its own file spells it. */
const spelled = (
  text: string,
  { frame, header }: { frame: Frame | null; header: string },
  codec: SkeletonCodec,
): string =>
  frame?.raw != null && codec.read(frame.raw, frame.lead, header) === text
    ? frame.raw
    : codec.spell(text, '', frame, header);

type TimedRow = { readonly row: ExportedRow; readonly times: Times };

/** Rows with their times; one that is shown several times, as a chorus, is there for each, in order of time. */
function cuesOf(
  rows: readonly ExportedRow[],
  codec: SkeletonCodec & Required<Pick<SkeletonCodec, 'timing'>>,
  header: string,
): TimedRow[] {
  let before: Times | undefined;
  let isRepeated = false;
  const cues = rows.flatMap((row, nth): TimedRow[] => {
    const { context, key, frame = null } = row;
    const timed = timesOfCue(codec, { context, frame }, header);
    const place = { before: before && '', after: undefined, nth, header };
    const times = timed?.times ?? createCue({ key, context }, place, () => before);
    before = { start: times.start, end: times.end };
    const starts = timed ? (codec.timing.starts?.(timed.own) ?? []) : [];
    if (starts.length < 2) return [{ row, times: before }];
    isRepeated = true;
    const shown = times.end - times.start;
    return starts.map((start) => ({ row, times: { start, end: start + shown } }));
  });
  return isRepeated ? cues.toSorted((a, b) => a.times.start - b.times.start) : cues;
}

type Cue = { readonly times: Times; readonly words: string };

/** The file of cues whose words are spelled already. */
function printed(cues: readonly Cue[], to: SubtitleFormat, language: string): string {
  const codec = skeletonOf(to);
  const { empty } = FILE_FORMATS[to];
  const header = empty.header.replace('xml:lang=""', `xml:lang="${language}"`);
  const parts = [header];
  const { separator, separated, timing } = codec;
  const add = ({ times, words }: Cue, nth: number) => {
    if (nth > 0 && !separated.test('')) parts.push(separator(header));
    const context = contextOf({ number: String(nth + 1), ...times, notes: '' });
    parts.push(
      codec.fit(undefined, { key: '', context }, { before: undefined, after: undefined, nth, header }),
      words,
    );
  };
  let nth = 0;
  for (const [index, cue] of cues.entries()) {
    add(cue, nth++);
    const next = cues[index + 1];
    // In a format without ends nothing is shown from the end on.
    if (timing.blank !== undefined && (!next || next.times.start > cue.times.end))
      add({ times: { start: cue.times.end, end: cue.times.end }, words: timing.blank }, nth++);
  }
  return parts.join('') + empty.footer;
}

/** Rows whose cues are numbered anew from 1, where their format has numbers (subtitles.8). */
export function renumberedCues<Row extends ExportedRow>(
  rows: readonly Row[],
  format: SubtitleFormat,
  isLeftOut: (row: Row) => boolean,
): Row[] {
  const { ownAt, timing } = skeletonOf(format);
  const { renumber } = timing;
  if (!renumber) return [...rows];
  let number = 0;
  return rows.map((row) => {
    if (isLeftOut(row)) return row;
    number++;
    const context = renumberedContext(row.context, number);
    const at = row.frame ? ownAt(row.frame.lead) : undefined;
    if (!row.frame || at === undefined) return { ...row, context };
    const lead = row.frame.lead.slice(0, at) + renumber(row.frame.lead.slice(at), number);
    return { ...row, context, frame: { ...row.frame, lead } };
  });
}

function renumberedContext(context: string, number: number): string {
  const cue = cueOf(context);
  return cue && /^\d*$/.test(cue.number) ? contextOf({ ...cue, number: String(number) }) : context;
}
