import { CUE_SKELETONS } from '../../formats/cue-skeletons.ts';
import { contextOf, cueOf } from '../../formats/cues/cues.ts';
import type { SubtitleFormat } from '../../formats/model/format.ts';
import type { Frame } from '../../formats/model/skeleton.ts';
import type { Timing } from '../../formats/model/skeleton-codec.ts';
import { splitPrefix } from '../../formats/skeleton/prefixes.ts';
import { timesOfCue } from '../../formats/split-cue.ts';
import { LATEST } from './times.ts';

/** What is done with the times of a section (subtitles.9), all in milliseconds. */
export type Retiming =
  | { readonly kind: 'shift'; readonly by: number }
  /** Two moments, and when they are to be; everything else follows in proportion. */
  | { readonly kind: 'stretch'; readonly first: Anchor; readonly last: Anchor }
  /** The film runs at another frame rate, so each frame is shown at another time. */
  | { readonly kind: 'rate'; readonly from: number; readonly to: number };

type Anchor = { readonly was: number; readonly is: number };

/** How times change; undefined if they can't, as with two anchors at one moment, or in the other order. */
export function changeOf(retiming: Retiming): ((time: number) => number) | undefined {
  const line = lineOf(retiming);
  if (!line) return undefined;
  const { factor, offset } = line;
  return (time) => Math.min(Math.max(Math.round(time * factor + offset), 0), LATEST);
}

/** How times change: each is multiplied by the factor, then the offset is added, in milliseconds; undefined if they can't. */
export function lineOf(retiming: Retiming): Line | undefined {
  const line = anyLineOf(retiming);
  return line.factor > 0 && Number.isFinite(line.factor + line.offset) ? line : undefined;
}

type Line = { readonly factor: number; readonly offset: number };

function anyLineOf(retiming: Retiming): Line {
  if (retiming.kind === 'shift') return { factor: 1, offset: retiming.by };
  if (retiming.kind === 'rate') return { factor: retiming.from / retiming.to, offset: 0 };
  const { first, last } = retiming;
  const factor = (last.is - first.is) / (last.was - first.was);
  return { factor, offset: first.is - first.was * factor };
}

type Cue = { readonly context: string; readonly frame?: Frame | null | undefined };
type File = {
  readonly format: SubtitleFormat;
  readonly header?: string | null | undefined;
  readonly footer?: string | null | undefined;
};

/** A section with its times changed, also of cues without words and comments between its strings. */
export function retimeCues<One extends Cue>(
  file: File,
  strings: readonly One[],
  change: (time: number) => number,
): { readonly header: string; readonly footer: string; readonly strings: One[] } {
  const codec = CUE_SKELETONS[file.format];
  const header = file.header ?? '';
  const { retime, retimeText } = codec.timing;
  return {
    header: retime(header, change, header),
    footer: retime(file.footer ?? '', change, header),
    strings: strings.map((string) => {
      const { frame } = string;
      const timed = frame && timesOfCue(codec, { context: string.context, frame }, header);
      const base = timed?.base ?? 0;
      const within = (time: number) => Math.max(change(time + base) - base, 0);
      const lead = frame && retime(frame.lead, base === 0 ? change : within, header);
      const raw = frame && (frame.raw === null ? null : (retimeText?.(frame.raw, change) ?? frame.raw));
      const now = frame && lead !== undefined && lead !== null ? { lead, raw: raw ?? null } : frame;
      return { ...string, frame: now, context: contextThen(string.context, now ?? null, timed?.timing) };
    }),
  };

  /** The context of a cue, with the times that its file can say. */
  function contextThen(context: string, frame: Frame | null, timing: Timing | undefined): string {
    const cue = cueOf(context);
    if (!cue || (codec.timing.isNested && frame && !timing)) return context;
    const newCue = { ...cue, start: change(cue.start), end: change(cue.end) };
    const own = codec.timing.isNested ? splitPrefix(codec, frame).own : undefined;
    const spelled =
      own === undefined
        ? timesOfCue(codec, { context: contextOf(newCue), frame }, header)?.times
        : timing?.of(own, header);
    return contextOf({ ...newCue, ...spelled });
  }
}
