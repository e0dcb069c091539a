import type { RequestOf } from '#contract/request.ts';
import type { updateStrings } from '#contract/strings.ts';
import { type Cue, cueOf, timeWords } from '#domain/formats/cues/cues.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { USUAL_RATE } from '#domain/formats/subtitles/frame-rate.ts';
import { changeOf, type Retiming, retimed } from '#domain/retiming/retime.ts';
import { writtenTime } from '#domain/retiming/written-time.ts';
import type { CueSource } from '../../data/queries/cue-source.ts';

export const KINDS = ['shift', 'stretch', 'rate'] as const satisfies readonly Retiming['kind'][];

/** What the user writes and chooses. */
export type RetimeChoice = {
  readonly kind: Retiming['kind'];
  readonly by: string;
  readonly first: string;
  readonly last: string;
  readonly from: number;
  readonly to: number;
};

/** The first and the last cue of a section in time, with their texts; undefined if it has none. */
export function edgesOf({ strings }: CueSource): { first: Edge; last: Edge } | undefined {
  let edges: { first: Edge; last: Edge } | undefined;
  for (const { text, context } of strings) {
    const cue = cueOf(context);
    if (!cue) continue;
    const one = { text, cue };
    edges ??= { first: one, last: one };
    if (cue.start < edges.first.cue.start) edges.first = one;
    if (cue.start >= edges.last.cue.start) edges.last = one;
  }
  return edges;
}
type Edge = { readonly text: string; readonly cue: Cue };

/** The choice with which the dialog begins: nothing changes. */
export const firstChoice = (source: CueSource): RetimeChoice => {
  const edges = edgesOf(source);
  const said = (edge: Edge | undefined) => timeWords(edge?.cue.start ?? 0);
  return {
    kind: 'shift',
    by: '',
    first: said(edges?.first),
    last: said(edges?.last),
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
  const edges = edgesOf(source);
  const [first, last] = [writtenTime(choice.first), writtenTime(choice.last)];
  if (!edges || first === undefined || last === undefined) return undefined;
  const anchor = (edge: Edge, is: number) => ({ was: edge.cue.start, is });
  return { kind: 'stretch', first: anchor(edges.first, first), last: anchor(edges.last, last) };
}

/** The update that gives a section these times: every string stays itself, and nothing is done if one has changed meanwhile. */
export function bodyOfRetiming(
  { section, strings }: CueSource,
  change: (time: number) => number,
): RequestOf<typeof updateStrings>['body'] | undefined {
  const { format, header, footer } = section;
  if (!isSubtitles(format)) return undefined;
  const now = retimed({ format, header, footer }, strings, change);
  return {
    format,
    ...(header != null && footer != null && { header: now.header, footer: now.footer }),
    strings: now.strings.map(({ text, key, context, max_length, continues, frame }) => ({
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
