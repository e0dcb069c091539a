import type { BodyOf } from '#contract/core/endpoint.ts';
import type { RequestOf } from '#contract/core/request.ts';
import type { startBatch } from '#contract/texts/batches.ts';
import type { ListedString, updateStrings } from '#contract/texts/strings.ts';
import { cueOf, timeWords } from '#domain/formats/cues/cues.ts';
import { ownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import type { Times } from '#domain/formats/model/skeleton-codec.ts';
import { USUAL_RATE } from '#domain/formats/subtitles/frame-rate.ts';
import type { RETIMED_TIMES } from '#domain/texts/batches/actions.ts';
import { changeOf, lineOf, type Retiming, retimeCues } from '#domain/texts/retiming/retime.ts';
import { writtenTime } from '#domain/texts/retiming/times.ts';
import type { CueSource } from '../../../data/queries/cue-source.ts';

export const KINDS = ['shift', 'stretch', 'rate'] as const satisfies readonly Retiming['kind'][];

/** Which times are changed: those of the source, or those that the translation has of its own (subtitles.16). */
export type TimesOf = (typeof RETIMED_TIMES)[number];

/** What the user writes and chooses. */
export type RetimeChoice = {
  readonly of: TimesOf;
  readonly kind: Retiming['kind'];
  readonly by: string;
  readonly first: string;
  readonly last: string;
  readonly from: number;
  readonly to: number;
};

/** The times of a string that are changed; undefined if it has none. */
function timesOf(string: ListedString, of: TimesOf): Times | undefined {
  const cue = cueOf(string.context);
  return of === 'source' ? cue : cue && ownTimes(string);
}

/** Whether any cue has times of its translation. */
export const hasTargetTimes = ({ strings }: CueSource): boolean =>
  strings.some((string) => timesOf(string, 'target') !== undefined);

/** The first and the last cue of a section in time, with their texts; undefined if it has none. */
export function edgesOf({ strings }: CueSource, of: TimesOf): { first: Edge; last: Edge } | undefined {
  let edges: { first: Edge; last: Edge } | undefined;
  for (const string of strings) {
    const times = timesOf(string, of);
    if (!times) continue;
    const one = { text: string.text, times };
    edges ??= { first: one, last: one };
    if (times.start < edges.first.times.start) edges.first = one;
    if (times.start >= edges.last.times.start) edges.last = one;
  }
  return edges;
}
type Edge = { readonly text: string; readonly times: Times };

/** The choice with which the dialog begins: nothing changes. */
export const firstChoice = (source: CueSource, of: TimesOf): RetimeChoice => {
  const edges = edgesOf(source, of);
  const startOf = (edge: Edge | undefined) => timeWords(edge?.times.start ?? 0);
  return {
    of,
    kind: 'shift',
    by: '',
    first: startOf(edges?.first),
    last: startOf(edges?.last),
    from: USUAL_RATE,
    to: 25,
  };
};

/** How times change by a choice; undefined while it says nothing that can be done. */
export function changeBy(choice: RetimeChoice, source: CueSource): ReturnType<typeof changeOf> {
  const retiming = retimingOf(choice, source);
  return retiming && changeOf(retiming);
}

function retimingOf(choice: RetimeChoice, source: CueSource): Retiming | undefined {
  if (choice.kind === 'rate') return { kind: 'rate', from: choice.from, to: choice.to };
  if (choice.kind === 'shift') {
    const by = writtenTime(choice.by);
    return by === undefined ? undefined : { kind: 'shift', by };
  }
  const edges = edgesOf(source, choice.of);
  const [first, last] = [writtenTime(choice.first), writtenTime(choice.last)];
  if (!edges || first === undefined || last === undefined) return undefined;
  const anchor = (edge: Edge, is: number) => ({ was: edge.times.start, is });
  return { kind: 'stretch', first: anchor(edges.first, first), last: anchor(edges.last, last) };
}

/** The batch that changes the times of all translations of a section which have times of their own (batches.11). */
export function batchOfRetiming(
  choice: RetimeChoice,
  source: CueSource,
): BodyOf<typeof startBatch> | undefined {
  const retiming = retimingOf(choice, source);
  const line = retiming && lineOf(retiming);
  if (!line) return undefined;
  const timed = source.strings.filter((string) => timesOf(string, 'target'));
  const strings = timed.map(({ id }) => id);
  return { action: 'retime', strings, times: 'target', factor: line.factor, by: line.offset };
}

/**
 * The update that gives a section these times: every string stays itself, and nothing is done if one has changed
 * meanwhile.
 */
export function bodyOfRetiming(
  { section, strings }: CueSource,
  change: (time: number) => number,
): RequestOf<typeof updateStrings>['body'] | undefined {
  const { format, header, footer } = section;
  if (!isSubtitles(format)) return undefined;
  const retimed = retimeCues({ format, header, footer }, strings, change);
  return {
    format,
    ...(header != null && footer != null && { header: retimed.header, footer: retimed.footer }),
    strings: retimed.strings.map(({ text, key, context, max_length, continues, frame }) => ({
      text,
      key,
      context,
      ...(max_length !== null && { max_length }),
      continues,
      ...(frame && { frame }),
    })),
    pairs: strings.map(({ id }, nth) => ({ nth, id })),
    seen: strings.map(({ id, updated_at }) => ({ id, updated_at })),
  };
}
